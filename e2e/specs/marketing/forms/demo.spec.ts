import { DemoWizard } from '../../../fixtures/forms/demo-wizard'
import { openPage } from '../../../fixtures/page/open-page'
import { expect, test } from '../../../fixtures/test'

test('Back and Forward go from step to step, and a reload keeps step and answers', async ({
  page,
}) => {
  const wizard = new DemoWizard(page)
  await wizard.open()
  await wizard.goTo('Preparation')
  await page.goBack()
  await wizard.isAt('Use Case')
  await expect(wizard.product('Data Pipelines')).toBeChecked()
  await page.goBack()
  await wizard.isAt('Your Info')
  await expect(wizard.form.getByLabel('Phone')).toHaveValue('+1 512 555 0100')
  await page.reload()
  await wizard.isAt('Your Info')
  await page.goForward()
  await wizard.isAt('Use Case')
  await wizard.back.click()
  await wizard.isAt('Your Info')
  await page.goForward()
  await wizard.isAt('Use Case')
  await expect(wizard.product('Data Pipelines')).toBeChecked()
  await expect(wizard.product('SCD')).not.toBeChecked()

  await test.step('an address opens no step before the steps ahead of it are answered', async () => {
    await wizard.form.getByRole('button', { name: 'Start over' }).click()
    await wizard.isAt('Demo Type')
    await openPage(page, '/demo?step=preparation')
    await wizard.isAt('Demo Type')
    await wizard.type('Full Platform Demo').check()
    await wizard.isAt('Demo Type')
  })
})
