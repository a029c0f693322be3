import { expect, test } from 'vitest'
import { askerLimit } from './asker-limit'

test('places are free again after an hour, or once they are given back', () => {
  let now = 0
  const take = askerLimit(2, () => now)
  const giveBack = take('a')
  now = 60_000
  expect(take('a')).toBeDefined()
  expect(take('a')).toBeUndefined()
  expect(take('b')).toBeDefined()
  giveBack?.()
  expect(take('a')).toBeDefined()
  expect(take('a')).toBeUndefined()
  now = 3_660_000
  expect(take('a')).toBeDefined()
})

test('of many askers the last ones are remembered', () => {
  const take = askerLimit(1, () => 0)
  for (let asker = 0; asker < 10_001; asker += 1) take(String(asker))
  expect(take('0')).toBeDefined()
  expect(take('10000')).toBeUndefined()
})
