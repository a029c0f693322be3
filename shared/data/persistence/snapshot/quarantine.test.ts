import { beforeEach, describe, expect, test } from 'vitest'
import type { WriteOutcome } from '../../storage/browser-storage'
import { storeSchemaVersion } from '../../../domain/site/migrations'
import { memoryArea } from '../testing/memory-area'
import { readSnapshot } from '../testing/read-site'
import { needsQuarantine, quarantine } from './quarantine'

const stored = new Map<string, string>()
let outcome: WriteOutcome = 'written'
const memory = memoryArea(stored)
const area = {
  ...memory,
  set: (key: string, value: string) => (outcome === 'written' ? memory.set(key, value) : outcome),
}
const now = Date.UTC(2026, 10, 2, 8)
const key = 'fivefold-store-unreadable-2026-11-02T08:00:00.000Z'

beforeEach(() => {
  stored.clear()
  outcome = 'written'
})

test('originals are stored by time; those of one time have different names', () => {
  const outcomes = ['first', 'second', 'third'].map((text) => quarantine(area, text, now))
  expect(outcomes).toEqual(['written', 'written', 'written'])
  expect(quarantine(area, 'later', now + 1)).toBe('written')
  expect([...stored]).toEqual([
    [key, 'first'],
    [`${key}-1`, 'second'],
    [`${key}-2`, 'third'],
    ['fivefold-store-unreadable-2026-11-02T08:00:00.001Z', 'later'],
  ])
})

test('an original is not stored twice, even when no more can be stored', () => {
  quarantine(area, 'first', now)
  outcome = 'full'
  expect(quarantine(area, 'first', now + 5)).toBe('written')
  expect(quarantine(area, 'second', now + 5)).toBe('full')
  expect([...stored]).toEqual([[key, 'first']])
})

describe('of many originals', () => {
  const texts = () => [...stored].toSorted().map(([, text]) => text)

  test('the first four and the latest are kept', () => {
    for (let n = 0; n < 40; n += 1) quarantine(area, `text ${n}`, now + n)
    expect(texts()).toEqual(['text 0', 'text 1', 'text 2', 'text 3', 'text 39'])
  })

  test('those between the first and the latest have a size limit', () => {
    const [small, large] = ['s'.repeat(400_000), 'l'.repeat(1_200_000)]
    quarantine(area, `${large}1`, now)
    quarantine(area, `${small}2`, now + 2)
    quarantine(area, `${small}3`, now + 3)
    expect(stored.size).toBe(3)
    quarantine(area, `${large}4`, now + 4)
    expect(stored.size).toBe(4)
    quarantine(area, 'last', now + 5)
    expect(texts()).toEqual([`${large}1`, `${small}2`, `${small}3`, 'last'])
  })
})

test('other keys are not originals', () => {
  stored.set('fivefold-store', 'first')
  quarantine(area, 'first', now)
  expect(stored.get(key)).toBe('first')
})

test('a document is quarantined if it is damaged, or newer and not quarantined yet', () => {
  const read = (document: object) =>
    needsQuarantine(readSnapshot(JSON.stringify(document)), storeSchemaVersion)
  const newer = storeSchemaVersion + 1
  const journal = { marks: {}, unknown: [] }
  expect(read({ state: {}, version: storeSchemaVersion })).toBe(false)
  expect(read({ state: { users: 7 }, version: storeSchemaVersion })).toBe(true)
  expect(read({ state: {}, version: newer })).toBe(true)
  expect(read({ state: {}, version: newer, journal })).toBe(true)
  expect(read({ state: {}, version: newer, journal: { ...journal, setAside: newer } })).toBe(false)
  expect(read({ state: {}, version: newer, journal: { ...journal, setAside: newer + 1 } })).toBe(
    true,
  )
})
