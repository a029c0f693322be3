import { DemoWizard } from '../../../fixtures/forms/demo-wizard'
import { contactForm } from '../../../fixtures/forms/lead-forms'
import { openPage } from '../../../fixtures/page/open-page'
import { customer } from '../../../fixtures/sign-in-dialog'
import { expect, test } from '../../../fixtures/test'

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
