import { expect, test } from 'vitest'
import { copyAge } from './copy-age'

const savedAt = new Date('2026-01-05T09:00:00Z')

test.each([
  ['2026-01-05T09:00:59Z', 'less than a minute ago'],
  ['2026-01-05T09:01:00Z', '1 minute ago'],
  ['2026-01-05T09:59:59Z', '59 minutes ago'],
  ['2026-01-05T12:30:00Z', '3 hours ago'],
  ['2026-01-06T09:00:00Z', '1 day ago'],
  ['2026-02-05T09:00:00Z', '31 days ago'],
  ['2025-01-01T00:00:00Z', 'less than a minute ago'],
])('at %s the copy was saved %s', (now, age) => {
  expect(copyAge(savedAt, new Date(now))).toBe(age)
})
