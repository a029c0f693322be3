import { expect, it } from 'vitest'
import { overdueUpdate } from './overdue-update'

const now = new Date('2026-06-30T00:00:00Z')
const longAgo = '2026-05-30T00:00:00Z'
const lately = '2026-06-02T00:00:00Z'

it('returns the newest release of the major that was published more than thirty days ago', () => {
  const released = { '1.9.0': longAgo, '1.10.0': longAgo, '1.10.2': longAgo, '1.11.0': lately }
  expect(overdueUpdate('1.9.0', released, now)).toBe('1.10.2')
  expect(overdueUpdate('1.10.0', released, now)).toBe('1.10.2')
})

it.each([
  ['exists', { '1.9.0': longAgo, '1.8.9': longAgo }],
  ['is too recent', { '1.9.1': lately }],
  ['is a prerelease', { '1.10.0-rc.1': longAgo }],
  ['belongs to another major', { '2.0.0': longAgo }],
  ['is a date of the package itself', { created: longAgo, modified: longAgo }],
])('returns nothing where the only other entry %s', (_why, released) => {
  expect(overdueUpdate('1.9.0', released, now)).toBeUndefined()
})
