import { expect, test } from 'vitest'
import { backOff, retryAfter } from './back-off'

test.each([
  [0, 200, undefined, 200],
  [3, 200, undefined, 1_600],
  [3, 200, 1_000, 1_000],
  [5_000, 200, 1_000, 1_000],
])(
  'after %i failures from %i ms, %s ms at most, the pause is %i ms',
  (failures, first, most, ms) => {
    expect(backOff(failures, first, most)).toBe(ms)
  },
)

const now = Date.parse('Fri, 27 Nov 2026 10:00:00 GMT')

test.each([
  ['120', 120_000],
  ['Fri, 27 Nov 2026 11:00:00 GMT', 3_600_000],
  ['Fri, 27 Nov 2026 09:00:00 GMT', 0],
  ['-3', 0],
  ['soon', 0],
  ['', 0],
  [null, 0],
])('a server that answers “retry-after: %s” asks for %i ms', (header, milliseconds) => {
  expect(retryAfter(header, now)).toBe(milliseconds)
})
