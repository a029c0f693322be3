import { expect, test } from 'vitest'
import { addressOf } from './personal-tables'
import { readDays } from './retain'

test('an address is trimmed, and has no capitals', () => {
  expect(addressOf(' Ada@Lovelace.Example\n')).toBe('ada@lovelace.example')
})

test.each(['', ' ', 'ada', '@lovelace.example', 'ada@', 'a@b@c'])('“%s” is no address', (given) => {
  expect(() => addressOf(given)).toThrow('is no email address.')
})

test.each(['0', '-1', '1.5', '1e3', 'many', '', '100000'])('“%s” is no number of days', (given) => {
  expect(() => readDays(given)).toThrow('Retention is a number of days, 1 to 99999.')
})
