import { DemoWizard } from '../../../fixtures/forms/demo-wizard'
import { fillIn, valuesOffered } from '../../../fixtures/forms/fill-in'
import { contactAnswers, contactForm } from '../../../fixtures/forms/lead-forms'
import { loggedLeads, recordMarks, requestsWith, storedLeads } from '../../../fixtures/store/leads'
import { openPage } from '../../../fixtures/page/open-page'
import { customer } from '../../../fixtures/sign-in-dialog'
import { expect, test } from '../../../fixtures/test'
import { toast } from '../../../fixtures/page/toasts'

test('four desks with the times they keep', async ({ page }) => {
  await openPage(page, '/contact')
  for (const [desk, time, link] of [
    ['Sales', '4 hours', 'mailto:sales@fivefold.example'],
    ['Support', '2 hours', 'mailto:support@fivefold.example'],
    ['Partnerships', '24 hours', 'mailto:partners@fivefold.example'],
    ['Emergency', 'Immediate', '/support/tickets/new?priority=critical'],
  ] as const) {
    const card = page
      .getByRole('listitem')
      .filter({ has: page.getByRole('heading', { level: 2, name: desk }) })
    await expect(card.getByText(time, { exact: true })).toBeVisible()
    await expect(card.getByRole('link')).toHaveAttribute('href', link)
  }
  await expect(page.getByText('Around the clock, 24/7')).toBeVisible()
})

test('role and inquiry type offer the listed values; all but the company is required', async ({
  page,
}) => {
  await openPage(page, '/contact')
  const form = contactForm(page)
  expect(await valuesOffered(form.getByLabel('Role'))).toEqual([
    'executive',
    'technical',
    'manager',
    'other',
  ])
  expect(await valuesOffered(form.getByLabel('Inquiry Type'))).toEqual([
    'sales',
    'support',
    'partnership',
    'general',
  ])
  for (const label of Object.keys(contactAnswers)) {
    const field = form.getByLabel(label, { exact: true })
    if (label === 'Company') await expect(field).not.toHaveAttribute('required')
    else await expect(field).toHaveAttribute('required', '')
  }
  await form.getByRole('button', { name: 'Send Message' }).click()
  await expect(form.getByLabel('Name', { exact: true })).toBeFocused()
  await expect(form.getByLabel('Message')).toHaveAccessibleDescription(/^Write what we can do/)
})

test('a message is confirmed, logged and stored', async ({ page }) => {
  const logged = loggedLeads(page)
  const sent = requestsWith(page, 'robin@reader.example')
  await openPage(page, '/contact')
  const form = contactForm(page)
  await fillIn(form, { ...contactAnswers, Company: '' })
  await form.getByRole('button', { name: 'Send Message' }).click()
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

test('four questions are answered below the form', async ({ page }) => {
  await openPage(page, '/contact')
  const questions = page.getByRole('region', { name: 'Before you write' }).getByRole('button')
  await expect(questions).toHaveCount(4)
  await questions.first().click()
  await expect(questions.first()).toHaveAttribute('aria-expanded', 'true')
  await expect(page.getByText(/^Sales within 4 hours, support within 2 hours/)).toBeVisible()
})

test('buttons carry what they know into the form, which is in sight and filled in for who is signed in', async ({
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

  await openPage(page, '/pricing')
  const enterprise = page.getByRole('article').filter({ hasText: 'Enterprise' })
  await enterprise.getByRole('link', { name: 'Contact Sales' }).click()
  await expect(form).toContainText('About: Enterprise plan')
  await fillIn(form, { Role: 'technical', Message: 'How does it start?' })
  await form.getByRole('button', { name: 'Send Message' }).click()
  const [message] = await storedLeads(page, 'contactForms')
  expect(message).toMatchObject({ plan: 'enterprise', inquiryType: 'sales', email: customer })

  // On a phone what it is about takes one line, as what stood there before.
  await page.setViewportSize({ width: 390, height: 844 })
  await openPage(page, '/contact?plan=professional&users=120&topic=press')
  const line = form.getByText('About: Press briefing, Professional plan, $1,699/month')
  expect((await line.boundingBox())?.height).toBeLessThan(30)

  // The steps of a wizard keep it.
  await openPage(page, '/case-studies?industry=Healthcare')
  await page.getByRole('main').getByRole('link', { name: 'Request a demo' }).click()
  const wizard = new DemoWizard(page)
  await expect(wizard.type('Custom Solution Demo')).toBeChecked()
  await wizard.next.click()
  await wizard.isAt('Your Info')
  await expect(wizard.form.getByLabel('Industry')).toHaveValue('healthcare')
})
