import { promoteCanary, startCanary } from '../../deploy/release/canary'
import { bucketKey, isOnCanary } from '@fivefold/shared/federation/canary-choice'
import { personKey } from '../../extensions/intake/outbox/outbox-keys'
import { previewLink } from '../../extensions/preview/contract/preview-link'
import { startPage } from '../fixtures/page/open-page'
import { test } from '../fixtures/releases/own-site'
import { emergency, reworked } from '../fixtures/releases/support-releases'
import { admin } from '../fixtures/sign-in-dialog'
import { storeKey } from '../fixtures/store/browser-store'
import { userIn } from '../fixtures/store/records'
import { expect } from '../fixtures/test'
import { countedVisitor, sendingTime } from '../fixtures/watch/counted-visitor'
import {
  breakReleases,
  places,
  provokable,
  provoke,
  type ErrorPlace,
} from '../fixtures/watch/provoked-release'

const targets = {
  marketing: { path: '/about', page: 'AboutPage' },
  support: { path: '/support/kb', page: 'KnowledgeBasePage' },
  portal: { path: '/profile', page: 'ProfilePage' },
  admin: { path: '/admin', page: 'DashboardPage' },
}

/** Says which release a browser has, and which other ones are broken. */
const roles = {
  live: { hasCanary: false, broken: [] },
  canary: { hasCanary: true, broken: [] },
  'last-good': { hasCanary: false, broken: ['live load'] },
} as const

type Role = keyof typeof roles

const share = { percentage: 50 }

interface Attribute {
  key: string
  value: Record<string, unknown>
}

/** The message of an error as it leaves the browser: the words that browsers use themselves are left. */
const said = (place: ErrorPlace) => (place === 'promise' ? '…' : `… ${place}`)

/** The errors of reports: message, remote, release and role. */
const errorsIn = (reports: readonly string[]) =>
  reports
    .flatMap((body) => JSON.parse(body).resourceLogs[0].scopeLogs[0].logRecords)
    .filter(({ eventName }) => eventName === 'exception')
    .map(({ attributes }: { attributes: Attribute[] }) => {
      const of = (name: string) =>
        Object.values(attributes.find(({ key }) => key === name)?.value ?? {})[0]
      return {
        message: of('exception.message'),
        remote: of('fivefold.remote'),
        release: of('fivefold.release'),
        role: of('fivefold.role'),
      }
    })

test.describe('a preview', () => {
  test.use({ serviceWorkers: 'allow' })

  test('reports nothing', async ({ browser, ownSite }) => {
    const site = await ownSite()
    const preview = await site.preview('support', reworked, new Date(Date.now() + 3_600_000))
    const { page, reports } = await countedVisitor(browser)
    await page.goto(previewLink(preview))
    await page.waitForURL('**/support')
    await startPage(page)
    await expect(page.getByRole('heading', { name: emergency.next })).toBeVisible()
    await page.locator('main[data-interactive]').waitFor()
    await page.evaluate(() => void Promise.reject(new Error('Broken')))
    await page.clock.runFor(sendingTime)
    expect(reports).toEqual([])
  })
})

for (const [remote, { path, page: component }] of Object.entries(targets)) {
  test(`every error of ${remote} is reported with the release that has failed`, async ({
    browser,
    ownSite,
    firstVisit,
  }) => {
    test.setTimeout(240_000)
    const site = await ownSite()
    const { folder, origin } = site
    const release = async (name: string) => {
      const version = site.place(remote, name, provokable(component, name))
      await startCanary(folder, remote, version, share)
      return version
    }
    const versions = { 'last-good': await release('last-good'), live: '', canary: '' }
    await promoteCanary(folder, remote)
    versions.live = await release('live')
    await promoteCanary(folder, remote)
    versions.canary = await release('canary')

    const { state, version } = structuredClone(firstVisit)
    state.currentUser = userIn(state, admin)
    const buckets = Array.from({ length: 100 }, (_, bucket) => bucket)
    const bucketFor = (hasCanary: boolean) =>
      buckets.find(
        (bucket) =>
          isOnCanary({ bucket, cohort: undefined }, remote, {
            version: versions.canary,
            ...share,
          }) === hasCanary,
      )

    /** The errors that a browser reports, once the last of them is there. */
    async function errorsOf(role: Role, place: ErrorPlace, last: object) {
      const { hasCanary, broken } = roles[role]
      const { page, reports } = await countedVisitor(browser, {
        stored: {
          [bucketKey]: String(bucketFor(hasCanary)),
          [storeKey]: JSON.stringify({ state, version }),
          [personKey]: JSON.stringify({ id: 'admin', userId: state.currentUser?.id }),
        },
      })
      // Without an intake, who was signed in stays so.
      await page.route('**/intake/**', (route) => route.abort())
      await breakReleases(page, [...broken, `${role} ${place}`])
      await page.goto(`${origin}${path}`)
      await startPage(page)
      const content = page.locator('main[data-interactive] h1, main [role=alert]')
      await expect(content.first()).toBeVisible()
      if (place !== 'load' && place !== 'render') await provoke(page, role, place)
      await expect
        .poll(async () => {
          await page.clock.runFor(sendingTime)
          return errorsIn(reports)
        })
        .toContainEqual(last)
      await page.context().close()
      return errorsIn(reports)
    }

    const errorOf = (role: Role, message: string) => ({
      message,
      remote,
      release: versions[role],
      role,
    })
    for (const role of ['live', 'canary', 'last-good'] as const) {
      for (const place of places) {
        // Only the browser's own words are sent.
        const own = errorOf(role, place === 'policy' ? 'Refused by connect-src: …' : said(place))
        const before = role === 'last-good' ? [errorOf('live', said('load'))] : []
        const found = await errorsOf(role, place, own)
        expect(found).toHaveLength(before.length + 1)
        expect(found).toEqual(expect.arrayContaining([...before, own]))
      }
    }
  })
}
