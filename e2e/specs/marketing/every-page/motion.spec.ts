import type { Page } from '@playwright/test'
import { marketingPages, pagesOfThisRun } from '../../../fixtures/releases/released-routes'
import { openPage } from '../../../fixtures/page/open-page'
import { expect, test } from '../../../fixtures/test'

/** Milliseconds; anything shorter is over before it can be seen. */
const visible = 10

/** Animations and transitions that go on, those that only keep the time of a message aside. */
const movements = (page: Page) =>
  page.evaluate((shortest) => {
    const isSeen = (target: Element | null) => (target?.getBoundingClientRect().width ?? 0) > 0
    return document.getAnimations().flatMap(({ playState, effect }) => {
      const duration = Number(effect?.getComputedTiming().duration)
      const target = effect instanceof KeyframeEffect ? effect.target : null
      const moves = playState === 'running' && duration > shortest && isSeen(target)
      return moves ? [target?.className ?? ''] : []
    })
  }, visible)

const askCortex = async (page: Page) => {
  await openPage(page, '/cortex')
  await page.getByRole('button', { name: 'Generate the Q4 sales report' }).click()
  await expect(page.getByRole('log').getByText('is typing')).toBeAttached()
}

test('who allows motion sees some, who does not sees none', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' })
  await askCortex(page)
  expect(await movements(page)).not.toEqual([])
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await askCortex(page)
  expect(await movements(page)).toEqual([])
})

test('no page moves, neither while scrolling nor under the pointer, when motion is reduced', async ({
  page,
}) => {
  test.slow()
  await page.emulateMedia({ reducedMotion: 'reduce' })
  for (const { path } of pagesOfThisRun(marketingPages())) {
    await openPage(page, path)
    await page.keyboard.press('End')
    expect.soft(await movements(page), path).toEqual([])
    await page.getByRole('contentinfo').getByRole('link').first().hover()
    expect.soft(await movements(page), `${path}, hovering`).toEqual([])
    const smooth = await page.evaluate(
      () => getComputedStyle(document.documentElement).scrollBehavior,
    )
    expect.soft(smooth, path).toBe('auto')
  }
})

test('carousel, message and dialog change without motion when it is reduced', async ({ page }) => {
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
