import { expect, test } from 'vitest'
import { earlyAccess, fullAccess, hasBegun, openingWords } from './milestones'

test('a quarter begins on its first day', () => {
  expect(hasBegun('Q2 2026', new Date('2026-03-31T23:59:59'))).toBe(false)
  expect(hasBegun('Q2 2026', new Date('2026-04-01T00:00:00'))).toBe(true)
  expect(hasBegun('Q1 2027', new Date('2026-12-31T23:59:59'))).toBe(false)
})

test('early and full access are in the past today', () => {
  const today = new Date()
  expect([earlyAccess, fullAccess].map((quarter) => hasBegun(quarter, today))).toEqual([true, true])
})

test('a date that has passed is not promised', () => {
  expect(openingWords('Q1 2027', new Date('2026-12-31T23:59:59'))).toBe('in Q1 2027')
  expect(openingWords('Q1 2027', new Date('2027-01-01T00:00:00'))).toBe('soon')
})
