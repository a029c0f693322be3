import path from 'node:path'
import type { Page } from '@playwright/test'
import { amendReleases } from '../../fixtures/releases/amended-releases'
import { BrowserStore } from '../../fixtures/store/browser-store'
import { faultDepth, standsFor } from '../../fixtures/faults/fault-cases'
import { isLongRun } from '../../fixtures/long-run'
import { openPage, startPage, untilInteractive } from '../../fixtures/page/open-page'
import { articleOf } from '../../fixtures/store/records'
import { releasedRegistry } from '../../fixtures/releases/registry'
import {
  scriptOf,
  scriptsOfDocuments,
  scriptsOnDemand,
  type ReleasedScript,
} from '../../fixtures/releases/released-scripts'
import { saveData } from '../../fixtures/page/save-data'
import { admin } from '../../fixtures/sign-in-dialog'
import { hasRunTampered, tamperWith } from '../../fixtures/faults/tampered-script'
import { expect, test } from '../../fixtures/test'
import { toast } from '../../fixtures/page/toasts'

const changed = { fault: 'changed on its way' }

const recordsOf = (page: Page) => page.evaluate(() => localStorage.getItem('error_logs') ?? '')

const importing = (page: Page, file: string) =>
  page.evaluate(
    (address) =>
      import(address).then(
        () => 'done',
        () => 'refused',
      ),
    file,
  )

/** The number of scripts that tests change at the same time, each in another browser context. */
const atOnce = 8

/** Scripts for an intake or a watch, which this site does not have. */
const ofIntake =
  /\/(?:(?:intake|watch)\.[\w-]+|health-view|intake-tickets|post|visitors-view|work-view)-/

const all = scriptsOfDocuments().filter(({ file }) => !ofIntake.test(file))
const inTurn = all.filter((_, index) => index % faultDepth({ part: 12, full: 1 }) === 0)

test('a changed script never runs, and the prerendered text stays readable', async ({
  browser,
  firstVisit,
  baseURL,
}, testInfo) => {
  testInfo.setTimeout(inTurn.length * 10_000)
  const inOwnContext = async (script: ReleasedScript) => {
    // A host that cannot start is an error of the page.
    const context = await browser.newContext(baseURL ? { baseURL } : {})
    await new BrowserStore(context, firstVisit).signIn(admin)
    await isRefused(await context.newPage(), script)
    await context.close()
  }
  for (let first = 0; first < inTurn.length; first += atOnce) {
    await Promise.all(inTurn.slice(first, first + atOnce).map(inOwnContext))
  }
  standsFor(testInfo, { ...changed, place: 'script of a document', cases: inTurn.length })
})

async function isRefused(tab: Page, { file, remote, page, isPublic }: ReleasedScript) {
  await tamperWith(tab, file)
  await tab.goto(page)
  expect(await importing(tab, file), file).toBe('refused')
  if (remote !== undefined) await expect.poll(() => recordsOf(tab), file).toContain(remote)
  if (isPublic) {
    const heading = tab.getByRole('main').getByRole('heading', { level: 1 })
    await expect(heading, file).not.toHaveText('Something went wrong')
  }
  expect(await hasRunTampered(tab), file).toBe(false)
  await tab.unrouteAll({ behavior: 'ignoreErrors' })
}

/** Pages that `/about` links to, of another remote and of the same. */
const nextPages = [
  { link: 'Knowledge base', script: scriptOf('support', 'knowledge-base-page-') },
  { link: 'Careers', script: scriptOf('marketing', 'careers-page-') },
]

for (const { link, script } of nextPages) {
  test(`the page behind “${link}” refuses a changed script; with the right script it opens without a reload`, async ({
    page,
  }, testInfo) => {
    standsFor(testInfo, { ...changed, place: 'script of the next page', cases: 1 })
    await saveData(page)
    await openPage(page, '/about')
    // A page knows the scripts of its remote without the registry.
    if (link === 'Careers') await page.route('**/registry.json', (route) => route.abort())
    const { heal } = await tamperWith(page, script)
    await page.getByRole('contentinfo').getByRole('link', { name: link }).click()
    const tryAgain = page.getByRole('button', { name: 'Try Again' })
    await expect(tryAgain).toBeVisible()
    expect(await recordsOf(page)).toContain('not what was released')
    expect(await hasRunTampered(page)).toBe(false)
    heal()
    await tryAgain.click()
    await expect(tryAgain).toHaveCount(0)
    await untilInteractive(page)
  })
}

test('a page also refuses a changed script of the last good release', async ({
  page,
}, testInfo) => {
  standsFor(testInfo, { ...changed, place: 'script of the last good release', cases: 1 })
  const { version } = releasedRegistry().remotes['support']?.live ?? { version: '' }
  await amendReleases(page, {
    remote: 'support',
    version,
    withoutIntegrity: false,
    withLastGood: true,
  })
  const script = scriptOf('support', 'knowledge-base-page-')
  await page.route(
    ({ pathname }) => decodeURIComponent(pathname) === script,
    (route) => route.abort(),
  )
  const { heal } = await tamperWith(page, script.replace(version, `${version}-before`), script)
  await saveData(page)
  await openPage(page, '/about')
  await page.getByRole('contentinfo').getByRole('link', { name: 'Knowledge base' }).click()
  const tryAgain = page.getByRole('button', { name: 'Try Again' })
  await expect(tryAgain).toBeVisible()
  expect(await hasRunTampered(page)).toBe(false)
  heal()
  await tryAgain.click()
  await expect(page.getByLabel('Search articles')).toBeVisible()
})

/** Searches the whole site for a text that is in no article’s title; the second time with one more letter. */
async function searchArticles(page: Page) {
  const search = page.getByLabel('Search articles')
  await search.fill((await search.inputValue()) === '' ? 'wehbook' : 'wehbooks')
}

const related = (page: Page) =>
  page.getByRole('region', { name: 'Related' }).getByRole('link').first()

const remoteOf = (script?: string) => script?.split('/')[2]

/** Texts that open in a page by its address, with a heading of each. */
const openedTexts = [
  ['story-reader-', '/case-studies?story=northwind-traders', 'The people'],
  ['northwind-content-', '/case-studies?story=northwind-traders', 'The people'],
  ['calder-content-', '/case-studies?story=calder-health', 'The people'],
  ['meridian-content-', '/case-studies?story=meridian-mutual', 'The people'],
  ['module-reader-', '/learn?module=first-workflow', 'Three parts, and nothing else'],
  ['first-workflow-content-', '/learn?module=first-workflow', 'Three parts, and nothing else'],
] as const

/** Every script that a page imports on demand, the action that needs it, and a sign that it works. */
const onDemand = [
  {
    script: scriptOf('admin', 'csv-'),
    address: '/admin?view=accounts',
    ask: (page: Page) => page.getByRole('button', { name: /^Download .+ as CSV$/ }).click(),
    works: (page: Page) => toast(page, 'CSV downloaded'),
  },
  {
    script: scriptOf('support', 'related-region-'),
    address: '/support/kb',
    ask: searchArticles,
    works: related,
  },
  {
    script: scriptOf('support', 'site-index-'),
    address: '/support/kb',
    ask: searchArticles,
    works: related,
  },
  {
    script: scriptOf('marketing', 'site-index-'),
    address: '/about',
    ask: (page: Page) => openPage(page, '/search?q=wehbooks'),
    works: (page: Page) =>
      page.getByRole('region', { name: 'Best matches' }).getByRole('link').first(),
  },
  {
    script: scriptOf('marketing', 'integration-guide-content-'),
    address: '/about',
    ask: (page: Page) => openPage(page, '/resources?read=resource-integration-guide'),
    works: (page: Page) => page.getByText('Run the first sync and open its run page.'),
  },
  ...openedTexts.map(([script, address, name]) => ({
    script: scriptOf('marketing', script),
    address: '/about',
    ask: async (page: Page) => {
      await page.goto(address)
      await startPage(page)
    },
    works: (page: Page) => page.getByRole('heading', { name }),
  })),
  {
    script: scriptOf('marketing', 'console-loop-'),
    address: '/about',
    ask: (page: Page) => openPage(page, '/'),
    works: (page: Page) => page.getByRole('button', { name: 'Pause animation' }),
  },
  {
    script: scriptOf('marketing', 'home-static-'),
    address: '/about',
    ask: (page: Page) => openWithin(page, '/about', '/'),
    works: (page: Page) => page.getByRole('heading', { name: 'Complete Platform Suite' }),
  },
  {
    script: scriptOf('marketing', 'pricing-static-'),
    address: '/about',
    ask: (page: Page) => openWithin(page, '/about', '/pricing'),
    works: (page: Page) => page.getByRole('heading', { name: 'Professional', exact: true }),
  },
  {
    script: scriptOf('marketing', 'shelf-parts-'),
    address: '/about',
    ask: (page: Page) => openPage(page, '/blog'),
    works: (page: Page) => page.getByRole('article').first(),
  },
]

/** The document of a page has its static parts; navigation from another page requests them. */
async function openWithin(page: Page, from: string, path: string) {
  await openPage(page, from)
  await page.getByRole('contentinfo').locator(`a[href="${path}"]`).first().click()
}

test('the table has every script that a page imports on demand', () => {
  const scripts = scriptsOnDemand().filter((script) => !ofIntake.test(script))
  expect(scripts.toSorted()).toEqual(onDemand.map(({ script }) => script).toSorted())
})

/** All in a long run; else the first of each remote. */
const onDemandInTurn = onDemand.filter(
  ({ script }, index) => isLongRun || remoteOf(script) !== remoteOf(onDemand[index - 1]?.script),
)

for (const { script, address, ask, works } of onDemandInTurn) {
  const name = path.basename(script).replace(/-[\w-]{8}\.js$/, '')
  test(`a page refuses a changed ${name} of ${remoteOf(script)}; the right script works`, async ({
    page,
    store,
  }, testInfo) => {
    standsFor(testInfo, { ...changed, place: 'script on demand', cases: 1 })
    await store.signIn(admin, (state) => {
      state.kbArticles = [articleOf({ id: 'webhooks', title: 'Webhooks that arrive twice' })]
    })
    const { heal } = await tamperWith(page, script)
    const requested = page.waitForRequest((request) => request.url().endsWith(script))
    await openPage(page, address)
    await ask(page)
    await requested
    expect(await importing(page, script)).toBe('refused')
    expect(await hasRunTampered(page)).toBe(false)
    await expect(works(page)).toBeHidden()
    heal()
    await ask(page)
    await expect(works(page)).toBeVisible()
  })
}
