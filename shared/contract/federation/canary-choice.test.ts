// @vitest-environment jsdom
import * as fc from 'fast-check'
import { beforeEach, describe, expect, it, test, vi } from 'vitest'
import {
  bucketKey,
  canaryBootScript,
  isOnCanary,
  joinedCohort,
  storedBucket,
} from './canary-choice'

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

  test('differs between releases, also those whose names end alike, so that no browser is always first', () => {
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
  return {
    get: (key: string) => values.get(key) ?? null,
    set: (key: string, value: string) => (values.set(key, value), 'written'),
    remove: (key: string) => void values.delete(key),
  }
}

const refusingArea = () => ({ get: () => null, set: () => 'unavailable', remove: () => {} })

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

const root = document.documentElement

function isHidden(script: string) {
  delete root.dataset['canary']
  new Function(script)()
  return 'canary' in root.dataset
}

describe('the inline script', () => {
  beforeEach(() => {
    vi.useFakeTimers()
    localStorage.clear()
    window.history.replaceState(null, '', '/')
    document.body.innerHTML = '<div id="root"><main>live</main></div>'
  })

  test('decides like the host', () => {
    const share = fc.record({
      bucket: fc.integer({ min: 0, max: 99 }),
      percentage: fc.integer({ min: 0, max: 100 }),
      version: fc.string(),
      joined: fc.constantFrom(undefined, 'beta', 'staff'),
      cohort: fc.constantFrom(undefined, 'beta'),
      site: fc.constantFrom(undefined, 'beta'),
    })
    fc.assert(
      fc.property(share, ({ bucket, percentage, version, joined, cohort, site }) => {
        localStorage.clear()
        localStorage.setItem(bucketKey, String(bucket))
        if (joined !== undefined) localStorage.setItem('fivefold-canary-cohort', joined)
        const tried = canary(percentage, { version, ...(cohort !== undefined && { cohort }) })
        expect(isHidden(canaryBootScript('support', tried, site))).toBe(
          isOnCanary({ bucket, cohort: joined ?? site }, 'support', tried),
        )
      }),
    )
  })

  test.each([
    ['?cohort=beta', true],
    ['?cohort=', false],
    ['?cohort=Not+one', true],
    ['', true],
  ])(
    'an address with “%s” counts before the cohort that the browser has joined',
    (search, hides) => {
      localStorage.setItem('fivefold-canary-cohort', 'beta')
      window.history.replaceState(null, '', `/${search}`)
      expect(isHidden(canaryBootScript('support', canary(0, { cohort: 'beta' })))).toBe(hides)
    },
  )

  test('stores its bucket for the host and the next visit', () => {
    const half = canaryBootScript('support', canary(50))
    const first = isHidden(half)
    expect(localStorage.getItem(bucketKey)).toMatch(/^\d{1,2}$/)
    for (let visit = 0; visit < 20; visit += 1) expect(isHidden(half)).toBe(first)
  })

  test('hides nothing if storage is refused', () => {
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new Error('full')
    })
    expect(isHidden(canaryBootScript('support', canary(100)))).toBe(false)
    vi.restoreAllMocks()
  })

  test('shows the host’s own rendering at once', async () => {
    isHidden(canaryBootScript('support', canary(100)))
    document.dispatchEvent(new Event('DOMContentLoaded'))
    document.querySelector('main')?.replaceChildren('a detail')
    await Promise.resolve()
    expect('canary' in root.dataset).toBe(true)
    document.getElementById('root')?.replaceChildren('the canary')
    await Promise.resolve()
    expect('canary' in root.dataset).toBe(false)
  })

  test('shows the live content if the host does not start', () => {
    isHidden(canaryBootScript('support', canary(100)))
    vi.advanceTimersByTime(5000)
    expect('canary' in root.dataset).toBe(false)
  })
})
