import { expect, test } from 'vitest'
import { siteModel } from '../../../domain/site/site-model'
import { emptyState, type SiteState } from '../../../domain/site/site-state'
import type { Operation } from '../../../domain/site/site-operations'
import { newEntry } from '../journal/journal'
import { mergeStorage } from './merge-storage'
import { seededState } from '../../../domain/site/seeds'
import type { SnapshotReading } from '../snapshot/read-snapshot'

const reading: SnapshotReading<SiteState> = {
  state: seededState,
  version: 1,
  coverage: { marks: {}, unknown: [] },
  extras: {},
  isDamaged: false,
}

test('a complete snapshot is not rewritten', () => {
  expect(mergeStorage(siteModel, reading, [], {})).toMatchObject({
    isRewritten: false,
    isBehind: false,
  })
})

test('a snapshot that was edited by hand, is damaged or gets seeds is rewritten', () => {
  for (const change of [
    { coverage: undefined },
    { isDamaged: true },
    { state: { ...emptyState, users: [] } },
  ]) {
    expect(mergeStorage(siteModel, { ...reading, ...change }, [], {}).isRewritten).toBe(true)
  }
})

test('an operation that only newer code can apply causes no write', () => {
  const unknown = newEntry<Operation>('tab-1', 5, { type: 'userSignedOut', id: 'x', at: '' })
  const merged = mergeStorage(siteModel, reading, [{ ...unknown, operation: 'unknown' }], {})
  expect(merged).toMatchObject({ isBehind: false, history: { included: { 'tab-1': 5 } } })
  expect([...merged.history.unknown]).toEqual([unknown.key])
  expect(mergeStorage(siteModel, reading, [unknown], {}).isBehind).toBe(true)
})
