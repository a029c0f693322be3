import { errorRecords, startPage } from '../../fixtures/page/open-page'
import type { Page } from '@playwright/test'
import { endCanary, startCanary } from '../../../deploy/release/canary'
import { test } from '../../fixtures/releases/own-site'
import { emergency, failing, reworked } from '../../fixtures/releases/support-releases'
import { expectNoShifts } from '../../fixtures/page/layout-shifts'
import { expect } from '../../fixtures/test'

const bucketOf = (page: Page) => page.evaluate(() => localStorage.getItem('fivefold-canary'))

test('a cohort gets the canary at every visit, until it is rolled back', async ({
  page,
  ownSite,
}) => {
  const site = await ownSite()
  const canary = site.place('support', 'next', reworked)
  const live = page.getByRole('heading', { name: emergency.live, exact: true })
  const next = page.getByRole('heading', { name: emergency.next, exact: true })
  const support = `${site.origin}/support`

  await page.goto(support)
  await expect(live).toBeVisible()
  expect(await bucketOf(page)).toBeNull()

  await startCanary(site.folder, 'support', canary, { percentage: 100 })
  await page.goto(support)
  await expect(next).toBeVisible()
  const bucket = await bucketOf(page)
  expect(bucket).toMatch(/^\d{1,2}$/)

  await startCanary(site.folder, 'support', canary, { percentage: 0, cohort: 'beta' })
  await page.goto(support)
  await expect(live).toBeVisible()
  await page.goto(`${support}?cohort=beta`)
  await expect(next).toBeVisible()
  await page.goto(support)
  await expect(next).toBeVisible()
  expect(await bucketOf(page)).toBe(bucket)

  await endCanary(site.folder, 'support')
  await page.goto(support)
  await expect(live).toBeVisible()
})

test('the live release replaces a canary that fails, whose error record names it', async ({
  page,
  ownSite,
}) => {
  const site = await ownSite()
  const canary = site.place('support', 'broken', failing)
  await startCanary(site.folder, 'support', canary, { percentage: 100 })
  await page.goto(`${site.origin}/support`)
  await expect(page.getByRole('heading', { name: emergency.live, exact: true })).toBeVisible()
  await expect
    .poll(() => errorRecords(page))
    .toContainEqual(
      expect.objectContaining({
        message: 'broken release',
        remote: 'support',
        version: canary,
        context: { release: 'canary' },
      }),
    )
})

test('a browser with the canary never shows the live text', async ({ browser, ownSite }) => {
  const site = await ownSite()
  const canary = site.place('support', 'next', reworked)
  await startCanary(site.folder, 'support', canary, { percentage: 60 })
  const visit = async (chance: number) => {
    const context = await browser.newContext()
    const page = await context.newPage()
    await page.addInitScript((number) => (Math.random = () => number), chance)
    await page.addInitScript(waitLonger)
    await page.addInitScript(recordHeadings)
    await page.goto(`${site.origin}/support`)
    await startPage(page)
    await page.locator('main[data-interactive] h1').waitFor()
    await page.getByRole('heading', { name: emergency.live }).waitFor()
    await expectNoShifts(page)
    const seen = await page.evaluate(seenHeadings)
    await context.close()
    return seen
  }
  // Five browsers, spread evenly over the cohorts.
  const visits: string[][] = []
  while (visits.length < 5) visits.push(await visit(visits.length / 5 + 0.1))
  const seenBy = (heading: string) => visits.filter((seen) => seen.includes(heading))
  expect(seenBy(emergency.next)).toHaveLength(3)
  expect(seenBy(emergency.live)).toHaveLength(2)
})

/** Runs in the page and extends the timeout for a canary, for busy machines. */
function waitLonger() {
  const setTimeoutOfPage = window.setTimeout.bind(window)
  const longer = (run: TimerHandler, delay = 0) =>
    setTimeoutOfPage(run, delay === 5000 ? 60_000 : delay)
  Object.assign(window, { setTimeout: longer })
}

/** Runs in the page: notes every heading that is visible in any frame. */
function recordHeadings() {
  const seen = new Set<string>()
  Object.assign(window, { seenHeadings: seen })
  const look = () => {
    for (const heading of document.querySelectorAll('main :is(h1, h2, h3)')) {
      if (heading.checkVisibility({ visibilityProperty: true })) seen.add(heading.textContent)
    }
    requestAnimationFrame(look)
  }
  requestAnimationFrame(look)
}

/** Waits for the next frame, which shows everything rendered before. */
const seenHeadings = () =>
  new Promise<string[]>((resolve) => {
    requestAnimationFrame(() =>
      requestAnimationFrame(() => resolve([...Reflect.get(window, 'seenHeadings')])),
    )
  })
