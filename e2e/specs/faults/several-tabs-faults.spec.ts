import { faultDepth, standsFor } from '../../fixtures/faults/fault-cases'
import { storedState } from '../../fixtures/store/browser-store'
import { expectedOf, summaryOf } from '../../fixtures/store-tab/done-in'
import { rendererProcesses } from '../../fixtures/store-tab/kill-tab'
import { expect, test } from '../../fixtures/store-tab/store-tabs'

const names = ['a', 'b', 'c', 'd']
const operations = 250

/** The tabs must agree in this time, although their messages may cross. */
const agreement = { timeout: 10_000 }

for (const seed of Array.from({ length: faultDepth({ part: 1, full: 20 }) }, (_, n) => n + 1)) {
  test(`four tabs with ${operations} operations each lose and repeat none, seed ${seed}`, async ({
    tabs,
    browser,
  }, testInfo) => {
    standsFor(testInfo, {
      fault: 'four tabs at once, each operation a case',
      place: 'tabs',
      cases: names.length * operations,
      seed,
    })
    const pages = await Promise.all(names.map(() => tabs.open()))
    expect((await rendererProcesses(browser)).length).toBeGreaterThanOrEqual(names.length)
    const works = await Promise.all(
      pages.map((page, at) =>
        page.evaluate((workload) => window.storeInTab.work(workload), {
          tab: names[at] ?? '',
          seed: seed * 100 + at,
          operations,
        }),
      ),
    )
    const expected = expectedOf(works.flat())
    const lastProfiles = works.map((work) => work.findLast(([kind]) => kind === 'profile')?.[1])
    for (const page of [...pages, await tabs.open()]) {
      await expect.poll(() => summaryOf(page), agreement).toMatchObject(expected)
    }
    const profiles = () => Promise.all(pages.map(async (page) => (await summaryOf(page)).profile))
    await expect.poll(async () => new Set(await profiles()).size, agreement).toBe(1)
    expect(lastProfiles).toContain((await profiles())[0])
    const [page] = pages
    if (page === undefined) throw new Error('No tab was opened')
    await expect
      .poll(async () => (await storedState(page)).supportTickets.length, agreement)
      .toBe(expected.tickets.length)
  })
}
