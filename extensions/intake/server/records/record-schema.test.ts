import * as v from 'valibot'
import { expect, test } from 'vitest'
import { timestamp } from './record-schema'

const ten = '2026-11-27T10:00:00.000Z'
const refused = undefined

test.each([
  [ten, ten],
  ['2026-11-27T10:00:00Z', ten],
  ['2026-11-27 10:00:00.000Z', ten],
  ['2026-11-27T12:00:00+02:00', ten],
  ['2026-11-28T00:00:00.000+14', ten],
  ['2026-11-28T00:00:00.000+1400', ten],
  ['2026-11-27T04:30:00-05:30', ten],
  ['2026-11-27T10:00:00.000999999Z', ten],
  ['0000-01-01T00:00:00Z', refused],
  ['0000-01-01T00:00:00+14', refused],
  ['9999-12-31T23:59:59-14:00', refused],
  ['2026-11-28T09:59:00+23:59', ten],
  ['2026-11-27T10:00:00.000', refused],
  ['2026-13-27T10:00:00Z', refused],
  ['2026-11-27T24:30:00Z', refused],
  ['2026-11-27T10:00:00+25', refused],
  ['2026-11-27', refused],
  ['Nov 27, 2026', refused],
  ['now()', refused],
  ['1e9', refused],
  ['', refused],
  [`${ten}\0`, refused],
])('the time %j is kept as %s', (given, kept) => {
  const read = v.safeParse(timestamp, given)
  expect(read.success ? read.output : undefined).toBe(kept)
})
