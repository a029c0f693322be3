import { expect, it, vi } from 'vitest'
import { benchOptions } from './options'
import { partNames, startParts } from './results/results'

it('measures every part with all samples by default', () => {
  expect(benchOptions([])).toEqual({ isQuick: false, parts: partNames })
  expect(benchOptions(['--quick', 'heap', 'loads'])).toEqual({
    isQuick: true,
    parts: ['loads', 'heap'],
  })
  expect(benchOptions(['start']).parts).toEqual(startParts)
})

it('refuses an unknown option and an unknown part', () => {
  vi.spyOn(process.stderr, 'write').mockReturnValue(true)
  expect(() => benchOptions(['--quik'])).toThrow("unknown option '--quik'\n(Did you mean --quick?)")
  expect(() => benchOptions(['speed'])).toThrow('Allowed choices are loads, times,')
})
