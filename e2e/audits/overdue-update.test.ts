import { expect, it } from 'vitest'
import { overdueUpdate } from './overdue-update'

const now = new Date('2026-06-30T00:00:00Z')
const longAgo = '2026-05-30T00:00:00Z'
const lately = '2026-06-02T00:00:00Z'

it('names the newest release of the major that is out for more than thirty days', () => {
  const released = { '1.9.0': longAgo, '1.10.0': longAgo, '1.10.2': longAgo, '1.11.0': lately }
  expect(overdueUpdate('1.9.0', released, now)).toBe('1.10.2')
  expect(overdueUpdate('1.10.0', released, now)).toBe('1.10.2')
})

it.each([
  ['is there', { '1.9.0': longAgo, '1.8.9': longAgo }],
  ['is too young', { '1.9.1': lately }],
  ['is a preview', { '1.10.0-rc.1': longAgo }],
  ['is of another major', { '2.0.0': longAgo }],
  ['is none', { created: longAgo, modified: longAgo }],
])('names none where what is newer %s', (_why, released) => {
  expect(overdueUpdate('1.9.0', released, now)).toBeUndefined()
})
