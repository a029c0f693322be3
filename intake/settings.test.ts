import { expect, test } from 'vitest'
import { readCount } from './settings'

test('a count is a whole number from the least one', () => {
  expect([readCount('0', 'A'), readCount('99999', 'A'), readCount('1', 'A', 1)]).toEqual([
    0, 99_999, 1,
  ])
})

test.each(['', 'many', '-1', '1.5', '1e3', '100000', ' 60'])('“%s” is refused', (text) => {
  expect(() => readCount(text, 'INTAKE_RATE is a number of posts')).toThrow(
    'INTAKE_RATE is a number of posts, 0 to 99999.',
  )
})

test('less than the least is refused', () => {
  expect(() => readCount('0', 'INTAKE_PROXIES is a number of servers', 1)).toThrow('1 to 99999.')
})
