import { expect, test, vi } from 'vitest'
import { rateLimit } from './rate-limit'

test('a minute’s requests may come at once; the next ones come at their pace', () => {
  let now = 0
  const limit = rateLimit(60, () => now)
  const taken = Array.from({ length: 60 }, () => limit('ada'))
  expect(taken.every((seconds) => seconds === 0)).toBe(true)
  expect(limit('ada')).toBe(1)
  expect(limit('bob')).toBe(0)
  now = 1_000
  expect(limit('ada')).toBe(0)
  expect(limit('ada')).toBe(1)
  now = 61_000
  expect(Array.from({ length: 61 }, () => limit('ada')).filter(Boolean)).toEqual([1])
})

test('a refused request costs nothing', () => {
  let now = 0
  const limit = rateLimit(1, () => now)
  expect([limit('a'), limit('a'), limit('a')]).toEqual([0, 60, 60])
  now = 60_000
  expect(limit('a')).toBe(0)
})

test('the keys that were seen last are remembered, and no more than 10,000', () => {
  const limit = rateLimit(1, () => 0)
  limit('first')
  limit('second')
  for (let key = 0; key < 9_998; key += 1) limit(String(key))
  expect(limit('first')).toBe(60)
  limit('one more')
  expect(limit('first')).toBe(60)
  expect(limit('second')).toBe(0)
})

test('several are taken at once or not at all, in any time', () => {
  let now = 0
  const limit = rateLimit(24, () => now, 86_400_000)
  expect([limit('a', 20), limit('a', 5), limit('a', 4)]).toEqual([0, 3_600, 0])
  now = 3_600_000
  expect([limit('a', 2), limit('a')]).toEqual([3_600, 0])
})

test('a clock that is set back keeps nobody waiting', () => {
  vi.useFakeTimers()
  const limit = rateLimit(1)
  limit('ada')
  vi.setSystemTime(Date.now() - 3_600_000)
  vi.advanceTimersByTime(60_000)
  expect(limit('ada')).toBe(0)
  vi.useRealTimers()
})

test('0 is no limit', () => {
  const limit = rateLimit(0)
  expect(Array.from({ length: 1_000 }, () => limit('a')).some(Boolean)).toBe(false)
})
