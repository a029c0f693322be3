import type { Page } from '@playwright/test'
import { marketingPages, pagesOfThisRun } from '../../../fixtures/releases/released-routes'
import { openPage } from '../../../fixtures/page/open-page'
import { expect, test } from '../../../fixtures/test'

/** The shortest visible animation in milliseconds. */
const visible = 10

/** The class names of visible elements that move; a message’s timer is not visible. */
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

test('the page moves, and not with reduced motion', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' })
  await askCortex(page)
  expect(await movements(page)).not.toEqual([])
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await askCortex(page)
  expect(await movements(page)).toEqual([])
})

test('with reduced motion no page moves while it scrolls or under the pointer', async ({
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
