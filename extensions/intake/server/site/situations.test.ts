import { describe, expect, test } from 'vitest'
import { filesOfSite, siteOf } from './testing/site-of'
import { recentSituations, releasesOf } from '../watch/known-report'
import { parsedSite } from './site-record'
import { livesOf } from './situations'

const day = 24 * 60

const appOf = (...given: Parameters<typeof siteOf>) => {
  const app = siteOf(...given)?.apps.get('support')
  if (!app) throw new Error('There is no such remote.')
  return app
}

const run = [
  { ago: 30 * day, action: 'release', to: 'a' },
  { ago: 9 * day, action: 'canary', to: 'b', percentage: 5 },
  { ago: 8 * day, action: 'canary', to: 'b', percentage: 25 },
  { ago: 2 * day, action: 'promote', from: 'a', to: 'b' },
  { ago: 1 * day, action: 'canary', to: 'c', percentage: 50 },
]
const now = { support: { live: 'b', canary: { version: 'c', percentage: 50 }, lastGood: 'a' } }

describe('what visitors got', () => {
  test('follows from the log, in its order', () => {
    const { situations } = appOf(now, run)
    expect(situations.map(({ live, canary, percentage }) => [live, canary, percentage])).toEqual([
      [undefined, undefined, undefined],
      ['a', undefined, undefined],
      ['a', 'b', 5],
      ['a', 'b', 25],
      ['b', undefined, undefined],
      ['b', 'c', 50],
    ])
    expect(situations.at(-1)?.until).toBeUndefined()
    expect(situations.slice(0, -1).map(({ until }) => until)).toEqual(
      situations.slice(1).map(({ from }) => from),
    )
    expect(livesOf(situations)).toMatchObject([
      { live: 'a', until: situations[4]?.from },
      { live: 'b', until: undefined },
    ])
    expect(releasesOf(appOf(now, run)).toSorted()).toEqual(['a', 'b', 'c'])
  })

  test('a line of the log with a time that no database reads is none', () => {
    const line = (time: string) =>
      JSON.stringify({ time, user: 'a', action: 'promote', app: 'support', to: 'b' })
    const log = ['0000-01-01T00:00:00Z', '2026-11-28T09:59:00+23:59'].map(line).join('\n')
    const site = parsedSite(filesOfSite(now)['registry.json'], log)
    expect(site?.changes.map(({ time }) => time)).toEqual(['2026-11-27T10:00:00.000Z'])
  })

  test('some days ago is nothing that a tab still has, but for the last good release', () => {
    const recent = recentSituations(appOf(now, run))
    expect(recent.map(({ live, canary }) => [live, canary])).toEqual([
      ['a', 'b'],
      ['b', undefined],
      ['b', 'c'],
      ['a', undefined],
    ])
  })

  test.each([
    ['without a log', []],
    ['with a log of other releases', run.slice(0, 1)],
    [
      'with a log that knows no percentages',
      run.map((line) => ({ ...line, percentage: undefined })),
    ],
  ])('now is what the registry says: %s', (_, log) => {
    const { situations } = appOf(now, log)
    expect(situations.at(-1)).toMatchObject({ live: 'b', canary: 'c', percentage: 50 })
    expect(livesOf(situations).filter(({ until }) => !until)).toMatchObject([{ live: 'b' }])
  })
})
