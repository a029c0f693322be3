import { fillIn } from '../../../fixtures/forms/fill-in'
import { inquiryAnswers, inquiryForm } from '../../../fixtures/forms/lead-forms'
import { loggedLeads, recordMarks, storedLeads } from '../../../fixtures/store/leads'
import { openPage } from '../../../fixtures/page/open-page'
import { expect, test } from '../../../fixtures/test'
import { toast } from '../../../fixtures/page/toasts'

test('an inquiry needs every field, is logged and stored', async ({ page }) => {
  const logged = loggedLeads(page)
  await openPage(page, '/solutions?industry=education')
  await expect(page.getByRole('button', { pressed: true })).toHaveText('Education')
  const form = inquiryForm(page)
  const submit = form.getByRole('button', { name: 'Submit Inquiry' })
  await submit.click()
  await expect(form.getByLabel('Name')).toBeFocused()
  await fillIn(form, inquiryAnswers)
  await submit.click()
  await expect(toast(page, 'Inquiry Submitted!')).toBeVisible()
  const record = {
    name: 'Robin Reader',
    email: 'robin@reader.example',
    company: 'Reader Ltd',
    needs: 'Three people copy orders from one system into another.',
    source: 'custom-solution',
  }
  expect(await storedLeads(page, 'demoRequests')).toEqual([{ ...record, ...recordMarks }])
  expect(logged).toEqual([record])
})
