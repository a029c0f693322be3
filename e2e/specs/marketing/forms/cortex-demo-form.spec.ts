import { fillIn } from '../../../fixtures/forms/fill-in'
import { agreement, cortexAnswers, cortexForm } from '../../../fixtures/forms/lead-forms'
import { loggedLeads, recordMarks, storedLeads } from '../../../fixtures/store/leads'
import { openPage } from '../../../fixtures/page/open-page'
import { expect, test } from '../../../fixtures/test'
import { toast } from '../../../fixtures/page/toasts'

test('a request needs consent and the required fields, is logged and stored', async ({ page }) => {
  const logged = loggedLeads(page)
  await openPage(page, '/cortex')
  const form = cortexForm(page)
  const submit = form.getByRole('button', { name: 'Request Cortex Demo' })
  await expect(submit).toBeDisabled()
  await agreement(page).check()
  await submit.click()
  await expect(form.getByLabel('Name', { exact: true })).toBeFocused()
  await fillIn(form, cortexAnswers)
  await submit.click()

  await expect(toast(page, 'Demo Request Submitted!')).toBeVisible()
  await expect(form.getByText('We have your request')).toBeVisible()
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
