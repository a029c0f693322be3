import type { Page } from '@playwright/test'
import {
  agreement,
  joinButton,
  joinWaitlist,
  waitlistAnswers,
  waitlistForm,
} from '../../../fixtures/forms/lead-forms'
import { everythingStored } from '../../../fixtures/store/browser-store'
import { loggedLeads, recordMarks, requestsWith, storedLeads } from '../../../fixtures/store/leads'
import { shifts } from '../../../fixtures/page/layout-shifts'
import { openPage } from '../../../fixtures/page/open-page'
import { expect, test } from '../../../fixtures/test'
import { toast } from '../../../fixtures/page/toasts'

const shownCode = async (page: Page) =>
  (
    await page
      .getByRole('main')
      .getByText(/^fivefold-[A-Z0-9]{6}$/)
      .innerText()
  ).trim()

test('a phone shows the tiers and the first field without scrolling', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await openPage(page, '/waitlist')
  expect((await page.getByRole('radio').first().boundingBox())?.y).toBeLessThan(400)
  await expect(waitlistForm(page).getByLabel('Name')).toBeInViewport({ ratio: 1 })
})

test('a visitor joins, copies the referral link, and makes another entry', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  const logged = loggedLeads(page)
  const sent = requestsWith(page, 'robin@reader.example')
  await openPage(page, '/waitlist')
  await joinButton(page).click()
  await expect(toast(page, 'Please fill in all required fields', 'alert')).toBeVisible()
  await page.getByRole('radio', { name: 'Beta' }).check()
  await joinWaitlist(page)
  await expect(toast(page, 'Successfully Joined Waitlist!')).toBeVisible()
  const code = await shownCode(page)
  const record = {
    tier: 'beta',
    name: 'Robin Reader',
    email: 'robin@reader.example',
    company: 'Reader Ltd',
    role: 'manager',
    companySize: '11-50',
    primaryInterest: 'integ',
    referralSource: 'press',
    agreedToUpdates: true,
    referralCode: code,
  }
  expect(await storedLeads(page, 'waitlistEntries')).toEqual([{ ...record, ...recordMarks }])
  expect(logged).toEqual([record])
  expect(sent).toEqual([])
  expect(await everythingStored(page)).not.toContain('fivefold-draft')

  await page.getByRole('button', { name: 'Copy', exact: true }).click()
  await expect(toast(page, 'Copied!')).toBeVisible()
  const link = new URL(await page.evaluate(() => navigator.clipboard.readText()))
  expect(link.pathname + link.search).toBe(`/waitlist?ref=${code}`)

  await page.getByRole('button', { name: 'Submit Another Entry' }).click()
  for (const [label, answer] of Object.entries(waitlistAnswers)) {
    await expect(waitlistForm(page).getByLabel(label, { exact: true })).toHaveValue(answer)
  }
  await expect(page.getByRole('radio', { name: 'Beta' })).toBeChecked()
  await expect(agreement(page)).toBeChecked()
  await joinButton(page).click()
  await expect(page.getByRole('button', { name: 'Submit Another Entry' })).toBeVisible()
  const entries = await storedLeads(page, 'waitlistEntries', 2)
  expect(entries.map((entry) => entry['referralCode'])).toEqual([code, await shownCode(page)])
})

test('the page shows the visitor’s place again, without a shift, and counts who joined with its code', async ({
  page,
}) => {
  await openPage(page, '/waitlist')
  await joinWaitlist(page)
  const code = await shownCode(page)
  await page.goto('/')
  await openPage(page, '/waitlist')
  expect(await shownCode(page)).toBe(code)
  expect(await shifts(page)).toEqual([])
  await expect(page.getByText('No one has joined with your code yet.')).toBeVisible()

  await openPage(page, `/waitlist?ref=${code}`)
  await joinWaitlist(page)
  await openPage(page, '/waitlist')
  expect(await shownCode(page)).not.toBe(code)
  await expect(page.getByText(`${code}. 1 colleague has joined with your code.`)).toBeVisible()
})
