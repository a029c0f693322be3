import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import type { Database } from '../../database/database'
import { readWebhook } from '../../delivery/webhook'
import { withWebhook } from '../../delivery/with-webhook'
import { quickKinds } from '../../testing/databases'
import { secrets, startReceiver } from '../../testing/receiver'
import { siteOf } from '../../site/testing/site-of'
import { useDatabase } from '../../testing/use-database'
import { sendAlerts } from './send-alerts'

const pace = { timeout: 20_000, idle: 20, pauses: [10] }

describe.each(quickKinds)('alerts of an intake with $name', (kind) => {
  const plain = useDatabase(kind)
  let receiver: Awaited<ReturnType<typeof startReceiver>>
  let database: Database
  const intake = () => withWebhook(plain, readWebhook(receiver.url, secrets.join(' ')), pace)

  beforeEach(async () => {
    receiver = await startReceiver()
    database = await intake()
  })
  afterEach(async () => {
    await database.close()
    await receiver.end()
  })

  /** Browsers that report on a day: those that start, and those of them that fail. */
  async function browsers(release: string, age: number, started: number, failing: number) {
    for (const [event, count] of Object.entries({ start: started, error: failing }))
      await plain.query(
        `insert into tally (remote, release, role, canary, percentage, browser, event, browsers, day)
         values ('support', $1, 'live', '', 0, 'Chromium', $2, $3, current_date - $4::int)
         on conflict (remote, release, day, role, canary, percentage, browser, event)
         do update set browsers = tally.browsers + excluded.browsers`,
        [release, event, count, age],
      )
  }
  /** A site whose releases became live some days ago, the first one at its beginning. */
  type Since = [release: string, daysAgo: number][]
  const siteWith = (since: Since) => {
    const releases: Since = [['1.0.0', 60], ...since]
    const log = releases.map(([to, days]) => ({ ago: days * 24 * 60, action: 'release', to }))
    return siteOf({ support: { live: releases.at(-1)?.[0] ?? '' } }, log)
  }
  const notified = async (since: Since = []) => {
    await sendAlerts(database, siteWith(since))
    await expect
      .poll(() => plain.query(`select 1 from delivery where state = 'waiting'`))
      .toEqual([])
    return receiver.received.map(({ event }) => event)
  }

  test('name the release that fails, the one before it, and the command, once', async () => {
    await browsers('1.0.0', 7, 4_000, 40)
    await browsers('1.0.0', 1, 1_000, 10)
    await browsers('1.1.0', 0, 60, 3)
    const since: Since = [['1.1.0', 0]]
    expect(await notified(since)).toEqual([])
    await browsers('1.1.0', 0, 40, 17)
    const alert = {
      type: 'release.failing',
      timestamp: expect.stringMatching(/Z$/),
      data: {
        remote: 'support',
        release: '1.1.0',
        since: expect.stringMatching(/^20.+Z$/),
        started: 100,
        failing: 20,
        expected: 1,
        before: '1.0.0',
        command: 'npx --yes pnpm@12 rollback support 1.0.0',
      },
    }
    expect(await notified(since)).toEqual([alert])
    await browsers('1.1.0', 0, 100, 100)
    expect(await notified(since)).toEqual([alert])
  })

  test('tell of a release that fails from one day to the other', async () => {
    for (const age of [4, 3, 2, 1]) await browsers('1.0.0', age, 1_000, 10)
    await browsers('1.0.0', 0, 500, 100)
    expect(await notified()).toMatchObject([
      { data: { release: '1.0.0', expected: 5, command: 'npx --yes pnpm@12 rollback support' } },
    ])
  })

  test('tell of no release that fails as often as the one before it', async () => {
    await browsers('1.0.0', 1, 1_000, 300)
    await browsers('1.1.0', 0, 1_000, 330)
    expect(await notified([['1.1.0', 0]])).toEqual([])
  })

  test('tell of no release that open tabs keep after the next one', async () => {
    await browsers('1.0.0', 1, 1_000, 10)
    await browsers('1.1.0', 0, 1_000, 10)
    await browsers('1.0.0', 0, 2_000, 1_000)
    expect(await notified([['1.1.0', 0]])).toEqual([])
    // Taken back to it.
    expect(
      await notified([
        ['1.1.0', 1],
        ['1.0.0', 0],
      ]),
    ).toMatchObject([{ data: { release: '1.0.0', before: '1.1.0' } }])
  })

  test('do not take the browsers of a release that was told for usual ones', async () => {
    await browsers('1.0.0', 2, 1_000, 10)
    await browsers('1.1.0', 1, 1_000, 500)
    await plain.query(`insert into alert (remote, release) values ('support', '1.1.0')`)
    await browsers('1.2.0', 0, 100, 50)
    expect(
      await notified([
        ['1.1.0', 1],
        ['1.2.0', 0],
      ]),
    ).toMatchObject([{ data: { release: '1.2.0', before: '1.0.0' } }])
  })

  test('compare what was live by the site’s log alone, whatever browsers say', async () => {
    await browsers('1.0.0', 1, 1_000, 10)
    await browsers('1.1.0', 0, 100, 50)
    // Forged: a later release with more starts, and an earlier one that fails as often.
    await browsers('9.9.9', 0, 100_000, 0)
    await browsers('0.0.9', 2, 100_000, 50_000)
    expect(await notified([['1.1.0', 0]])).toMatchObject([
      { data: { release: '1.1.0', expected: 1, before: '1.0.0' } },
    ])
  })

  test('need the site: without it nobody knows what is live', async () => {
    await browsers('1.0.0', 1, 1_000, 10)
    await browsers('1.1.0', 0, 100, 50)
    await sendAlerts(database, undefined)
    expect(await notified()).toEqual([])
  })

  test('of several intakes are one', async () => {
    await browsers('1.0.0', 1, 1_000, 10)
    await browsers('1.1.0', 0, 100, 50)
    const others = [await intake(), await intake(), await intake()]
    const since: Since = [['1.1.0', 0]]
    await Promise.all(others.map((other) => sendAlerts(other, siteWith(since))))
    expect(await notified(since)).toHaveLength(1)
    for (const other of others) await other.close()
  })

  test('are kept by no intake without a webhook', async () => {
    await browsers('1.0.0', 1, 1_000, 10)
    await browsers('1.1.0', 0, 100, 50)
    await database.close()
    await plain.query('delete from webhook')
    await withWebhook(plain, undefined)
    await sendAlerts(plain, siteWith([['1.1.0', 0]]))
    expect(await plain.query('select 1 from delivery union all select 1 from alert')).toEqual([])
  })
})
