import { describe, expect, test } from 'vitest'
import { including, isBehind, isIncluded } from './version-vector'

describe('version vectors', () => {
  const vector = { 'tab-1': 5 }
  const entry = (tab: string, seq: number) => ({ tab, seq })

  test('include a tab’s operations up to its number, and none of a tab without one', () => {
    expect([4, 5, 6].map((seq) => isIncluded(vector, { tab: 'tab-1', seq }))).toEqual([
      true,
      true,
      false,
    ])
    expect(isIncluded(vector, { tab: 'tab-2', seq: 1 })).toBe(false)
  })

  test('are raised, never lowered, and do not change in place', () => {
    expect(including(vector, [entry('tab-1', 7), entry('tab-1', 6), entry('tab-2', 1)])).toEqual({
      'tab-1': 7,
      'tab-2': 1,
    })
    expect(including(vector, [entry('tab-1', 2)])).toEqual(vector)
    expect(vector).toEqual({ 'tab-1': 5 })
  })

  test('are behind vectors that include more', () => {
    expect(isBehind(vector, { 'tab-1': 5 })).toBe(false)
    expect(isBehind(vector, { 'tab-1': 4, 'tab-2': 1 })).toBe(true)
    expect(isBehind(vector, { 'tab-1': 6 })).toBe(true)
    expect(isBehind(vector, {})).toBe(false)
  })
})
