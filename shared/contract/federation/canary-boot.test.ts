// @vitest-environment jsdom
import * as fc from 'fast-check'
import { beforeEach, expect, test, vi } from 'vitest'
import { canaryBootScript } from './canary-boot'
import { bucketKey, cohortKey, isOnCanary } from './canary-share'

const root = document.documentElement

const canary = (percentage: number, cohort?: string, version = '1.1.0-ab12') => ({
  version,
  percentage,
  ...(cohort !== undefined && { cohort }),
})

function isHidden(script: string) {
  delete root.dataset['canary']
  new Function(script)()
  return 'canary' in root.dataset
}

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
      if (joined !== undefined) localStorage.setItem(cohortKey, joined)
      const tried = canary(percentage, cohort, version)
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
])('an address with “%s” counts before the cohort that the browser has joined', (search, hides) => {
  localStorage.setItem(cohortKey, 'beta')
  window.history.replaceState(null, '', `/${search}`)
  expect(isHidden(canaryBootScript('support', canary(0, 'beta')))).toBe(hides)
})

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
