import { storageArea } from '@fivefold/shared/storage/browser-storage'
import * as fc from 'fast-check'
import { describe, expect, it, test } from 'vitest'
import { isOnCanary } from '@fivefold/shared/federation/canary-share'
import { joinedCohort, storedBucket } from '../../../host/src/loading/registry/canary-choice'

const canary = (percentage: number, change: { version?: string; cohort?: string } = {}) => ({
  version: '1.1.0-ab12',
  entry: '/remotes/support/1.1.0-ab12/entry.js',
  percentage,
  ...change,
})

const visitors = Array.from({ length: 100 }, (_, bucket) => ({ bucket, cohort: undefined }))

const chosen = (percentage: number, version: string, remote = 'support') =>
  visitors.filter((visitor) => isOnCanary(visitor, remote, canary(percentage, { version })))

describe('the share of a canary', () => {
  const percentages = fc.integer({ min: 0, max: 100 })

  test('is exactly the configured share, for every release', () => {
    fc.assert(
      fc.property(percentages, fc.string(), fc.string(), (percentage, version, remote) => {
        expect(chosen(percentage, version, remote)).toHaveLength(percentage)
      }),
    )
  })

  test('only grows with the percentage', () => {
    fc.assert(
      fc.property(percentages, percentages, fc.string(), (one, other, version) => {
        const [fewer, more] = [Math.min(one, other), Math.max(one, other)]
        const all = new Set(chosen(more, version))
        expect(chosen(fewer, version).every((visitor) => all.has(visitor))).toBe(true)
      }),
    )
  })

  test('differs between releases, so that no browser is always among the first', () => {
    const first = ['1.1.0-ab12', '1.1.0-cd34', '1.2.0-ef56', '2.0.0-0a1b'].map(
      (version) => chosen(1, version)[0]?.bucket,
    )
    expect(new Set(first).size).toBeGreaterThan(2)
  })

  test('differs between releases whose names end alike', () => {
    const first = Array.from({ length: 20 }, (_, n) => chosen(1, `1.${n}.0-ab12`)[0]?.bucket)
    expect(new Set(first).size).toBeGreaterThan(10)
  })

  test('is the whole cohort at any percentage, and no other cohort', () => {
    const beta = canary(0, { cohort: 'beta' })
    expect(isOnCanary({ bucket: 99, cohort: 'beta' }, 'support', beta)).toBe(true)
    expect(isOnCanary({ bucket: 99, cohort: 'staff' }, 'support', beta)).toBe(false)
    expect(isOnCanary({ bucket: 99, cohort: undefined }, 'support', canary(0))).toBe(false)
  })
})

/** A storage area that keeps its values in memory. */
function workingArea() {
  const values = new Map<string, string>()
  return storageArea(() =>
    Object.create(null, {
      getItem: { value: (key: string) => values.get(key) ?? null },
      setItem: { value: (key: string, value: string) => values.set(key, value) },
      removeItem: { value: (key: string) => values.delete(key) },
    }),
  )
}

const refusingArea = () =>
  storageArea(() => {
    throw new DOMException('no', 'SecurityError')
  })

describe('the bucket of a browser', () => {
  it('is drawn once and fairly', () => {
    const area = workingArea()
    const drawn = storedBucket([area], () => 0.4242)
    expect(drawn).toBe(42)
    expect(storedBucket([area], () => 0.9)).toBe(42)
    const counts = Array.from({ length: 4 }, () => 0)
    for (let index = 0; index < 4000; index += 1) {
      const quarter = Math.floor(storedBucket([workingArea()]) / 25)
      counts[quarter] = (counts[quarter] ?? 0) + 1
    }
    for (const count of counts) expect(Math.abs(count - 1000)).toBeLessThan(200)
  })

  it('is stored once, under a name of the site', () => {
    const [browser, tab] = [workingArea(), workingArea()]
    storedBucket([browser, tab], () => 0.07)
    expect(browser.get('fivefold-canary')).toBe('7')
    expect(tab.get('fivefold-canary')).toBeNull()
  })

  it('is stored for the browser by default', () => {
    expect(storedBucket(undefined, () => 0.31)).toBe(31)
    expect(storedBucket(undefined, () => 0.9)).toBe(31)
  })

  it('is stored for the tab if the browser refuses', () => {
    const tab = workingArea()
    expect(storedBucket([refusingArea(), tab], () => 0.07)).toBe(7)
    expect(storedBucket([refusingArea(), tab], () => 0.9)).toBe(7)
  })

  it.each(['', 'many', '-1', '100', '4.2', 'null'])('is drawn again if “%s” is stored', (text) => {
    const area = workingArea()
    area.set('fivefold-canary', text)
    expect(storedBucket([area], () => 0.5)).toBe(50)
    expect(storedBucket([area], () => 0.9)).toBe(50)
  })
})

describe('joining a cohort', () => {
  it('happens by a query, is remembered, and ends by an empty query', () => {
    const area = workingArea()
    expect(joinedCohort('', area)).toBeUndefined()
    expect(joinedCohort('?cohort=beta', area)).toBe('beta')
    expect(area.get('fivefold-canary-cohort')).toBe('beta')
    expect(joinedCohort('?other=1', area)).toBe('beta')
    expect(joinedCohort('?cohort=', area)).toBeUndefined()
    expect(joinedCohort('', area)).toBeUndefined()
  })

  it.each(['?cohort=<script>', '?cohort=Beta Testers', `?cohort=${'a'.repeat(41)}`])(
    'is refused for %s',
    (search) => {
      expect(joinedCohort(search, workingArea())).toBeUndefined()
    },
  )
})
