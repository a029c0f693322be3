import { expect, test } from 'vitest'
import { draftDay } from './draft-day'

const now = new Date(2026, 10, 19, 0, 30) // a Thursday, just after midnight

test.each([
  ['today', new Date(2026, 10, 19, 0, 10)],
  ['today', new Date(2026, 10, 19, 9)],
  ['yesterday', new Date(2026, 10, 18, 23, 50)],
  ['yesterday', new Date(2026, 10, 18, 0, 0)],
  ['Tuesday', new Date(2026, 10, 17, 23, 59)],
  ['Friday', new Date(2026, 10, 13, 12)],
  ['Thursday', new Date(2026, 10, 12, 12)],
])('%s', (day, savedAt) => {
  expect(draftDay(savedAt, now)).toBe(day)
})

test('a day of 25 hours is one day', () => {
  const [saved, later] = [new Date(2026, 10, 1, 0, 0), new Date(2026, 10, 2, 0, 0)]
  expect(draftDay(saved, later)).toBe('yesterday')
})
