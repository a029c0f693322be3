import { expect, test } from 'vitest'
import { emptyState } from '../../domain/site/site-state'
import { newEntry } from '../journal/journal'
import { mergedStorage } from './merged-storage'
import { seededState } from '../../domain/site/seeds'
import type { SnapshotReading } from '../snapshot/snapshot-reading'

const reading: SnapshotReading = {
  state: seededState,
  version: 1,
  coverage: { marks: {}, unknown: [] },
  extras: {},
  isDamaged: false,
}

test('a snapshot that has everything stays as it is', () => {
  expect(mergedStorage(reading, [], {})).toMatchObject({ isRewritten: false, isBehind: false })
})

test('a snapshot that was put there by hand, is damaged or takes seeds is written anew', () => {
  for (const change of [
    { coverage: undefined },
    { isDamaged: true },
    { state: { ...emptyState, users: [] } },
  ]) {
    expect(mergedStorage({ ...reading, ...change }, [], {}).isRewritten).toBe(true)
  }
})

test('an operation that nobody here can apply does not make a snapshot be written', () => {
  const unknown = { ...newEntry('tab-1', 5, { type: 'userSignedOut', id: 'x', at: '' }) }
  const merged = mergedStorage(reading, [{ ...unknown, operation: 'unknown' }], {})
  expect(merged).toMatchObject({ isBehind: false, marks: { 'tab-1': 5 } })
  expect([...merged.unknown]).toEqual([unknown.key])
  expect(mergedStorage(reading, [unknown], {}).isBehind).toBe(true)
})
