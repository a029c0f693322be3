import { spawn } from 'node:child_process'
import { once } from 'node:events'
import path from 'node:path'
import { text } from 'node:stream/consumers'
import type { Browser, Page } from '@playwright/test'
import { passOn } from '../../extensions/intake/cli/pass-on'
import { startCanary } from '../../deploy/release/canary'
import { freePort, startIntake } from '../../extensions/intake/server/testing/intake-process'
import { bucketKey, isOnCanary } from '@fivefold/shared/federation/canary-choice'
import { openPage } from '../fixtures/page/open-page'
import { OwnSite } from '../fixtures/releases/own-site'
import { emergency, failing, reworked } from '../fixtures/releases/support-releases'
import { expect, test as base } from '../fixtures/test'
import { countedVisitor, failIn } from '../fixtures/watch/counted-visitor'
import { workspaceFolder } from '../site'

// Each test opens 28 pages, and takes longer than others on a busy machine.
base.describe.configure({ timeout: 240_000 })

const key = 'key-of-a-pipeline'
const share = { percentage: 50 }

/** A copy of the site with its own intake. */
const test = base.extend<{ site: OwnSite }>({
  site: async ({ browserName }, provide, { outputDir }) => {
    const port = await freePort()
    const folder = path.join(outputDir, 'database')
    const site = await OwnSite.serve(browserName, [passOn(() => port)])
    // Reports about what this site has not given to visitors are refused.
    const intake = startIntake({ folder }, port, { WATCH_KEYS: key, SITE: site.folder })
    await intake.ready()
    await provide(site)
    site.close()
    await intake.end()
  },
})

/** Looks at the canary as a pipeline does. */
async function look({ folder, origin }: OwnSite) {
  const words = ['--import', 'tsx', 'deploy/cli.ts', 'canary', 'auto', 'support', '--steps', '50']
  const env = { ...process.env, SITE_DIR: folder, INTAKE_URL: origin, WATCH_KEY: key }
  const child = spawn(process.execPath, words, { cwd: workspaceFolder, env })
  const [said, [code]] = await Promise.all([text(child.stdout), once(child, 'close')])
  return { said, code }
}

/**
 * Visits the support page with equal numbers of browsers with and without the canary.
 * @param worse the release that fails.
 * @param act is done by each, once its page is there.
 */
async function visit(
  browser: Browser,
  { origin }: OwnSite,
  version: string,
  worse: 'canary' | 'live',
  act: (page: Page, hasCanary: boolean) => Promise<void>,
) {
  const hasCanary = (bucket: number) =>
    isOnCanary({ bucket, cohort: undefined }, 'support', { version, ...share })
  const first = Array.from({ length: 100 }, (_, bucket) => bucket).find(hasCanary) ?? 0
  async function visitAs(bucket: number) {
    const stored = { [bucketKey]: String(bucket) }
    const { page, hasReported } = await countedVisitor(browser, { stored })
    await openPage(page, `${origin}/support`)
    await act(page, hasCanary(bucket))
    await hasReported('app.start')
    if (hasCanary(bucket) === (worse === 'canary')) await hasReported('exception')
    await page.context().close()
  }
  for (let pair = 0; pair < 14; pair += 1) {
    // Half of the browsers have it, and the others are 50 buckets away.
    await Promise.all([first, (first + 50) % 100].map(visitAs))
  }
}

const headingOf = (page: Page, name: string) => page.getByRole('heading', { name, exact: true })

test('a broken canary is taken back without a hand', async ({ browser, site }) => {
  const version = site.place('support', 'broken', failing)
  await startCanary(site.folder, 'support', version, share)
  await visit(browser, site, version, 'canary', (page) =>
    expect(headingOf(page, emergency.live)).toBeVisible(),
  )

  const { said, code } = await look(site)
  expect(said).toContain(`support ${version} is no longer the canary`)
  expect(code).toBe(3)
})

test('a good canary goes live by itself', async ({ browser, page, site }) => {
  const version = site.place('support', 'next', reworked)
  await startCanary(site.folder, 'support', version, share)
  await visit(browser, site, version, 'live', async (visited, hasCanary) => {
    await expect(headingOf(visited, hasCanary ? emergency.next : emergency.live)).toBeVisible()
    // Something that the new release mends.
    if (!hasCanary) await failIn(visited)
  })

  const { said, code } = await look(site)
  expect(said).toContain(`support ${version} is live for everybody`)
  expect(code).toBe(0)
  await page.goto(`${site.origin}/support`)
  await expect(headingOf(page, emergency.next)).toBeVisible()
})
