import type { Page } from '@playwright/test'
import { endCanary, startCanary } from '../../../deploy/release/canary'
import { test } from '../../fixtures/releases/own-site'
import { emergency, failing, reworked } from '../../fixtures/releases/support-releases'
import { expect } from '../../fixtures/test'

const bucketOf = (page: Page) => page.evaluate(() => localStorage.getItem('fivefold-canary'))

test('a canary is the same at every visit, joined by a cohort, and gone once it is taken back', async ({
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

test('a canary that fails gives way to the live release, and its error record names it', async ({
  page,
  ownSite,
}) => {
  const site = await ownSite()
  const canary = site.place('support', 'broken', failing)
  await startCanary(site.folder, 'support', canary, { percentage: 100 })
  await page.goto(`${site.origin}/support`)
  await expect(page.getByRole('heading', { name: emergency.live, exact: true })).toBeVisible()
  const records = () => page.evaluate(() => localStorage.getItem('error_logs') ?? '[]')
  await expect
    .poll(async () => JSON.parse(await records()))
    .toContainEqual(
      expect.objectContaining({
        message: 'broken release',
        remote: 'support',
        version: canary,
        context: { release: 'canary' },
      }),
    )
})
