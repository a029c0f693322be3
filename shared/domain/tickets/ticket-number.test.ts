import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  freeTicketNumber,
  nextTicketNumber,
  ticketNumberWords,
  withTicketNumbers,
} from './ticket-number'

const random = fc.double({ min: 0, max: 1, maxExcluded: true, noNaN: true })
const numbers = fc.uniqueArray(fc.integer({ min: 1_001, max: 9_999 }), { maxLength: 20 })
const numbered = (known: readonly number[]) => known.map((number) => ({ number }))

test('a number reads like FF-1042', () => {
  expect(ticketNumberWords({ number: 1042 })).toBe('FF-1042')
  expect(ticketNumberWords({})).toBe('')
})

test('the next number exceeds all others, and 1,000, by at most 89', () => {
  fc.assert(
    fc.property(numbers, random, (known, chance) => {
      const next = nextTicketNumber(numbered(known), chance)
      expect(next).toBeGreaterThan(Math.max(1_000, ...known))
      expect(next).toBeLessThanOrEqual(Math.max(1_000, ...known) + 89)
      expect(Number.isInteger(next)).toBe(true)
    }),
  )
})

test('a ticket gets the requested number, unless it is taken', () => {
  expect(freeTicketNumber([], 1042)).toBe(1042)
  expect(freeTicketNumber(numbered([1042, 1042, 1050]), 1042)).toBe(1051)
  expect(freeTicketNumber(numbered([1042]), undefined)).toBe(1043)
})

describe('tickets that were stored without numbers', () => {
  const tickets = [{ id: 'a' }, { id: 'b', number: 1042 }, { id: 'c' }]

  test('are numbered in list order, above existing numbers', () => {
    expect(withTicketNumbers(tickets)).toEqual([
      { id: 'a', number: 1043 },
      { id: 'b', number: 1042 },
      { id: 'c', number: 1044 },
    ])
  })

  test('do not change once all have a number', () => {
    const once = withTicketNumbers(tickets)
    expect(withTicketNumbers(once)).toBe(once)
  })
})
