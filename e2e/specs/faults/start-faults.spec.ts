import path from 'node:path'
import type { Page, Route } from '@playwright/test'
import { storedErrorLimit } from '@fivefold/shared/analytics/error-log'
import { fetchWorker } from '@fivefold/shared/offline/workers'
import { faultDepth, standsFor } from '../../fixtures/faults/fault-cases'
import { remoteFaults } from '../../fixtures/faults/remote-faults'
import {
  errorRecords,
  failedStart,
  interactive,
  untilInteractive,
} from '../../fixtures/page/open-page'
import { startFiles } from '../../fixtures/releases/start-files'
import { expect, test } from '../../fixtures/test'

const address = '/support/kb'
const { starter, host, modules } = startFiles(address)

/** Every script of the page’s start, and the worker that fetches them early. */
const files = new Set([starter, ...host, ...modules, fetchWorker])

/** The faults that integrity checks do not refuse and that are not only slow. */
const faults = Object.entries(remoteFaults).flatMap(([fault, { entry }]) =>
  typeof entry === 'string' || entry.isReleased || entry.outcome === 'either'
    ? []
    : [{ fault, answer: entry.answer }],
)

/** Chromium remembers a module of the wrong type until a reload; other modules are preloaded first. */
const isForGood = (fault: string, file: string) => fault === 'wrong type' && /\/store-/.test(file)

/** All in a long run; else a module of the host that fails at once. */
const isPart = (fault: string, file: string) => fault === 'reset' && /\/shell-/.test(file)

for (const { fault, answer } of faults) {
  for (const file of files) {
    if (isForGood(fault, file)) continue
    if (!faultDepth({ part: Number(isPart(fault, file)), full: 1 })) continue
    const name = path.basename(file).replace(/-[\w-]{8}\.js$/, '')
    test(`${fault} of ${name}: the page stays readable, shows an error at the first intent, and keeps the input`, async ({
      page,
    }, testInfo) => {
      standsFor(testInfo, { place: 'Start of a page', fault, cases: 1 })
      const heal = await breakFile(page, file, answer)
      await page.goto(address)
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      await expect(failedStart(page)).toHaveCount(0)

      const field = page.getByLabel('Search articles')
      const category = page.getByRole('button', { name: 'Smart Workflows' })
      await field.fill('workflow')
      await category.click()
      // The page survives some faults: the host replaces the starter, and requests a remote's files again.
      await expect(interactive(page).or(failedStart(page)).first()).toBeVisible()
      if (host.includes(file)) await expect(failedStart(page)).toBeVisible()
      if (await failedStart(page).isVisible()) {
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
        await expectLinkWorks(page)
        await expectFewErrors(page)
        heal()
        await failedStart(page).getByRole('button', { name: 'Try Again' }).click()
        await expect(failedStart(page)).toHaveCount(0)
      }
      // Try Again reloads the page and keeps the typed text.
      await untilInteractive(page)
      if ((await category.getAttribute('aria-pressed')) === 'false') await category.click()
      await expect(category).toHaveAttribute('aria-pressed', 'true')
      await expect(page).toHaveURL(/search=workflow/)
      await expect(field).toHaveValue('workflow')
      await expect(category).toHaveCSS('opacity', '1')
      await page.unrouteAll({ behavior: 'ignoreErrors' })
    })
  }
}

async function breakFile(page: Page, file: string, answer: (route: Route) => Promise<void>) {
  let isHealed = false
  await page.route(
    ({ pathname }) => pathname === file,
    (route) => (isHealed ? route.fallback() : answer(route)),
  )
  return () => {
    isHealed = true
  }
}

async function expectLinkWorks(page: Page) {
  const opened = page.context().waitForEvent('page')
  const link = page.getByRole('contentinfo').getByRole('link', { name: 'Privacy' })
  await link.click({ modifiers: ['ControlOrMeta'] })
  const tab = await opened
  await expect(tab).toHaveURL('/privacy')
  await tab.close()
}

async function expectFewErrors(page: Page) {
  const errors = await errorRecords(page)
  expect(errors.length).toBeGreaterThan(0)
  expect(errors.length).toBeLessThanOrEqual(storedErrorLimit)
}
