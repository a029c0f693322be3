import { setTimeout } from 'node:timers/promises'
import type { Page } from '@playwright/test'
import { faultDepth, standsFor } from '../../fixtures/faults/fault-cases'
import { seededRandom } from '@fivefold/shared/testing/seeded-random'
import { summaryOf } from '../../fixtures/store-tab/done-in'
import { openToKill, waysToKill } from '../../fixtures/store-tab/kill-tab'
import type { Done } from '../../fixtures/store-tab/store-in-tab'
import { expect, test } from '../../fixtures/store-tab/store-tabs'

const kills = Math.ceil(faultDepth({ part: 6, full: 201 }) / waysToKill.length)
const seed = 4711
/** The longest time that a tab works before its end, in milliseconds. */
const longest = 60

/** The acknowledged operations that a tab lacks. */
async function missingIn(page: Page, acknowledged: readonly Done[]) {
  const { tickets, votes, ratings } = await summaryOf(page)
  const kept = new Set([...tickets, ...votes])
  const lost = acknowledged.filter(([kind, id]) => /ticket|vote/.test(kind) && !kept.has(id))
  const rated = acknowledged.filter(([kind]) => kind === 'rating').length
  return { lost, ratings: Math.max(0, Math.min(1, rated) - ratings) }
}

const nothing = { lost: [], ratings: 0 }

for (const way of waysToKill) {
  test(`a tab at a random moment: ${way}; no acknowledged operation is lost`, async ({
    tabs,
    browser,
  }, testInfo) => {
    test.setTimeout(60_000 + kills * 10_000)
    standsFor(testInfo, {
      fault: `tab at a random moment: ${way}`,
      place: 'tabs',
      cases: kills,
      seed,
    })
    const random = seededRandom(seed)
    const witness = await tabs.open()
    for (let kill = 0; kill < kills; kill += 1) {
      const { page: victim, kill: end } = await openToKill(browser, () => tabs.open(), way)
      const before = tabs.acknowledged.length
      const workload = { tab: `kill-${kill}`, seed: seed + kill, operations: 10_000 }
      // The promise never settles, because the test kills the tab.
      victim.evaluate((work) => window.storeInTab.work(work), workload).catch(() => {})
      await expect.poll(() => tabs.acknowledged.length, { intervals: [5] }).toBeGreaterThan(before)
      await setTimeout(random() * longest)
      await end()
      await expect.poll(() => missingIn(witness, tabs.acknowledged)).toEqual(nothing)
    }
    const later = await tabs.open()
    const { profile: _, ...known } = await summaryOf(later)
    expect(known).toMatchObject({ isConsistent: true, health: 'ok' })
    expect(await missingIn(later, tabs.acknowledged)).toEqual(nothing)
    await expect.poll(() => summaryOf(witness)).toMatchObject(known)
    const keys = await later.evaluate(() => Object.keys(localStorage))
    expect(keys.filter((key) => key.includes('unreadable'))).toEqual([])
  })
}
