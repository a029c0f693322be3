import { DemoWizard } from '../../../fixtures/forms/demo-wizard'
import { fillIn } from '../../../fixtures/forms/fill-in'
import { contactAnswers, contactForm } from '../../../fixtures/forms/lead-forms'
import { loggedLeads, recordMarks, requestsWith, storedLeads } from '../../../fixtures/store/leads'
import { openPage } from '../../../fixtures/page/open-page'
import { customer } from '../../../fixtures/sign-in-dialog'
import { expect, test } from '../../../fixtures/test'
import { toast } from '../../../fixtures/page/toasts'

test('a message needs every required field, is logged and stored, and stays in the browser', async ({
  page,
}) => {
  const logged = loggedLeads(page)
  const sent = requestsWith(page, 'robin@reader.example')
  await openPage(page, '/contact')
  const form = contactForm(page)
  const send = form.getByRole('button', { name: 'Send Message' })
  await send.click()
  await expect(form.getByLabel('Name', { exact: true })).toBeFocused()
  await expect(form.getByLabel('Message')).toHaveAccessibleDescription(/^Tell us how we can help/)
  await fillIn(form, { ...contactAnswers, Company: '' })
  await send.click()
  await expect(toast(page, 'Message Sent!')).toContainText(/reply within 24 hours/)
  const record = {
    name: 'Robin Reader',
    email: 'robin@reader.example',
    company: '',
    role: 'technical',
    inquiryType: 'partnership',
    message: 'We would like to build a connector.',
  }
  expect(await storedLeads(page, 'contactForms')).toEqual([{ ...record, ...recordMarks }])
  expect(logged).toEqual([record])
  expect(sent).toEqual([])
  await expect(form.getByLabel('Message')).toHaveValue('')
})

test('a link carries an estimate or an industry into the form, which knows the signed-in visitor', async ({
  page,
  store,
}) => {
  await store.signIn(customer)
  await openPage(page, '/pricing?users=120#calculator')
  await page.getByRole('link', { name: 'Get a quote for this' }).click()
  const form = contactForm(page)
  await expect(form).toContainText('About: $1,699/month, 120 users, 5 integrations, 10 GB')
  await expect(form.getByLabel('Inquiry Type')).toHaveValue('sales')
  await expect(form.getByLabel('Name', { exact: true })).toHaveValue('Casey Customer')
  await expect(form.getByLabel('Email')).toHaveValue(customer)
  await expect(form.getByLabel('Company')).toHaveValue('Northwind Traders')
  await expect(form.getByLabel('Name', { exact: true })).toBeInViewport({ ratio: 1 })

  await test.step('on a phone the context takes one line, which the page reserves', async () => {
    await page.setViewportSize({ width: 390, height: 844 })
    await openPage(page, '/contact?plan=professional&users=120&topic=press')
    const line = form.getByText('About: Press briefing, Professional plan, $1,699/month')
    expect((await line.boundingBox())?.height).toBeLessThan(30)
  })

  await test.step('the wizard keeps the industry from step to step', async () => {
    await openPage(page, '/case-studies?industry=Healthcare')
    await page.getByRole('main').getByRole('link', { name: 'Request a demo' }).click()
    const wizard = new DemoWizard(page)
    await expect(wizard.type('Custom Solution Demo')).toBeChecked()
    await wizard.next.click()
    await wizard.isAt('Your Info')
    await expect(wizard.form.getByLabel('Industry')).toHaveValue('healthcare')
  })
})
