import type { Page } from '@playwright/test'
import { movements } from '../../../fixtures/every-page/movements'
import { openPage } from '../../../fixtures/page/open-page'
import { expect, test } from '../../../fixtures/test'

const askCortex = async (page: Page) => {
  await openPage(page, '/cortex')
  await page.getByRole('button', { name: 'Generate the Q4 sales report' }).click()
  await expect(page.getByRole('log').getByText('is typing')).toBeAttached()
}

test('the page moves, and not with reduced motion', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' })
  await askCortex(page)
  expect(await movements(page)).not.toEqual([])
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await askCortex(page)
  expect(await movements(page)).toEqual([])
})

test('with reduced motion carousel, message and dialog change without animation', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await openPage(page, '/')
  await page.getByRole('button', { name: 'Next testimonial' }).click()
  expect(await movements(page)).toEqual([])

  await openPage(page, '/demo')
  await page.getByRole('button', { name: 'Next' }).click()
  await expect(page.getByRole('alert').first()).toBeVisible()
  expect(await movements(page)).toEqual([])

  await openPage(page, '/community')
  await page.getByRole('button', { name: 'Start a Discussion' }).click()
  await expect(page.getByRole('dialog')).toBeVisible()
  expect(await movements(page)).toEqual([])
})
