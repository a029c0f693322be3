import { expect, it } from 'vitest'
import { benchOptions, partNames } from './options'

it('measures everything, thoroughly, unless told otherwise', () => {
  expect(benchOptions([])).toEqual({ isQuick: false, parts: partNames })
  expect(benchOptions(['--quick', 'heap', 'loads'])).toEqual({
    isQuick: true,
    parts: ['loads', 'heap'],
  })
})

it('refuses an option and a part that there are not, and names those that there are', () => {
  expect(() => benchOptions(['--fast'])).toThrow('There is no option --fast. Options: --quick.')
  expect(() => benchOptions(['speed'])).toThrow('There is no part “speed”: one of loads, times,')
})
