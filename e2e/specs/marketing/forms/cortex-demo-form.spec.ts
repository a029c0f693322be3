import { fillIn, valuesOffered } from '../../../fixtures/forms/fill-in'
import { agreement, cortexAnswers, cortexForm } from '../../../fixtures/forms/lead-forms'
import { loggedLeads, recordMarks, storedLeads } from '../../../fixtures/store/leads'
import { openPage } from '../../../fixtures/page/open-page'
import { expect, test } from '../../../fixtures/test'
import { toast } from '../../../fixtures/page/toasts'

test.beforeEach(({ page }) => openPage(page, '/cortex'))

test('role, size and use case offer the listed values', async ({ page }) => {
  const form = cortexForm(page)
  expect(await valuesOffered(form.getByLabel('Role', { exact: true }))).toEqual([
    'ceo',
    'cto',
    'coo',
    'vp-sales',
    'vp-cx',
    'head-hr',
    'it-manager',
    'other',
  ])
  await expect(form.getByRole('option', { name: 'VP Sales' })).toHaveAttribute('value', 'vp-sales')
  expect(await valuesOffered(form.getByLabel('Company Size'))).toEqual([
    '1-50',
    '51-200',
    '201-500',
    '501-1000',
    '1000+',
  ])
  expect(await valuesOffered(form.getByLabel('Primary Use Case'))).toEqual([
    'sales',
    'support',
    'hr',
    'operations',
    'analytics',
    'multiple',
  ])
})

test('the button waits for the consent, the browser for the required fields', async ({ page }) => {
  const form = cortexForm(page)
  const submit = form.getByRole('button', { name: 'Request Cortex Demo' })
  await expect(agreement(page)).not.toBeChecked()
  await expect(submit).toBeDisabled()
  await agreement(page).check()
  await expect(submit).toBeEnabled()
  await agreement(page).uncheck()
  await expect(submit).toBeDisabled()
  await agreement(page).check()

  await submit.click()
  await expect(form.getByLabel('Name', { exact: true })).toBeFocused()
  for (const label of ['Name', 'Email', 'Company', 'Role', 'Company Size', 'Primary Use Case']) {
    await expect(form.getByLabel(label, { exact: true })).toHaveAttribute('required', '')
  }
  for (const label of ['Current Systems', 'Specific Needs']) {
    await expect(form.getByLabel(label, { exact: true })).not.toHaveAttribute('required')
  }
  await expect(form.getByLabel('Email', { exact: true })).toHaveAttribute('type', 'email')
})

test('a request is confirmed, logged and stored', async ({ page }) => {
  const logged = loggedLeads(page)
  await fillIn(cortexForm(page), cortexAnswers)
  await agreement(page).check()
  await page.getByRole('button', { name: 'Request Cortex Demo' }).click()

  await expect(toast(page, 'Demo Request Submitted!')).toContainText(
    "We'll contact you within 24 hours to schedule your personalized Cortex demo.",
  )
  await expect(cortexForm(page).getByText('We have your request')).toBeVisible()
  const record = {
    name: 'Robin Reader',
    email: 'robin@reader.example',
    company: 'Reader Ltd',
    role: 'vp-cx',
    companySize: '201-500',
    primaryUseCase: 'support',
    currentSystems: 'Zendesk and SAP',
    specificNeeds: 'Which tickets are about the same thing?',
    agreeToContact: true,
    source: 'cortex',
  }
  expect(await storedLeads(page, 'demoRequests')).toEqual([{ ...record, ...recordMarks }])
  expect(logged).toEqual([record])
})
