import type { Page } from '@playwright/test'
import { joinWaitlist, waitlistForm } from '../../../fixtures/forms/lead-forms'
import { expectNoShifts } from '../../../fixtures/page/layout-shifts'
import { openPage } from '../../../fixtures/page/open-page'
import { expect, test } from '../../../fixtures/test'

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

test('the page shows the visitor’s place again, without a shift, and counts who joined with its code', async ({
  page,
}) => {
  await openPage(page, '/waitlist')
  await joinWaitlist(page)
  const code = await shownCode(page)
  await page.goto('/')
  await openPage(page, '/waitlist')
  expect(await shownCode(page)).toBe(code)
  await expectNoShifts(page)
  await expect(page.getByText('No one has joined with your code yet.')).toBeVisible()

  await openPage(page, `/waitlist?ref=${code}`)
  await joinWaitlist(page)
  await openPage(page, '/waitlist')
  expect(await shownCode(page)).not.toBe(code)
  await expect(page.getByText(`${code}. 1 colleague has joined with your code.`)).toBeVisible()
})
