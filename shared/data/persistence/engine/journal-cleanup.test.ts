import { beforeEach, describe, expect, test } from 'vitest'
import { memoryArea } from '../testing/memory-area'
import { createJournalCleanup, graceTime, prunedVector } from './journal-cleanup'

const day = 86_400_000
const stored = new Map<string, string>()
const area = memoryArea(stored)
const snapshotWith = (marks: object) =>
  stored.set('fivefold-store', JSON.stringify({ journal: { marks }, version: 1, state: {} }))
const entryAt = (place: string) => stored.set(`fivefold-op:${place}`, '{}')
const entries = () => area.keys('fivefold-op:').map((key) => key.replace('fivefold-op:', ''))

beforeEach(() => stored.clear())

describe('cleaning up the journal', () => {
  let time = 0
  const cleanUp = (kept = new Set<string>()) => cleanup.run(kept)
  let cleanup = createJournalCleanup(area, () => time)
  beforeEach(() => {
    time = 1000
    cleanup = createJournalCleanup(area, () => time)
  })

  test('leaves every tab time to receive the snapshot', () => {
    entryAt('tab-1:5')
    snapshotWith({ 'tab-1': 5 })
    time += graceTime - 1
    expect(cleanUp()).toBeUndefined()
    time += 1
    expect(cleanUp()).toBe(1)
    time += graceTime
    expect(cleanUp()).toBe(0)
    expect(entries()).toEqual([])
  })

  test('deletes only entries that the snapshot had a grace time ago and still has', () => {
    for (const place of ['tab-1:5', 'tab-1:6', 'tab-2:5', 'tab-3:5']) entryAt(place)
    snapshotWith({ 'tab-1': 5, 'tab-2': 5 })
    time += graceTime
    cleanUp()
    snapshotWith({ 'tab-1': 6, 'tab-3': 5 })
    time += graceTime
    expect(cleanUp()).toBe(3)
    expect(entries()).toEqual(['tab-1:6', 'tab-2:5', 'tab-3:5'])
  })

  test('keeps entries for newer code, and other keys', () => {
    for (const place of ['tab-1:5', 'tab-1:6', 'mine']) entryAt(place)
    snapshotWith({ 'tab-1': 6 })
    for (let round = 0; round < 2; round += 1) {
      time += graceTime
      cleanUp(new Set(['fivefold-op:tab-1:5']))
    }
    expect(entries()).toEqual(['tab-1:5', 'mine'])
  })

  test('waits without a snapshot that has a version vector', () => {
    entryAt('tab-1:5')
    time += graceTime
    expect(cleanUp()).toBeUndefined()
    expect(entries()).toEqual(['tab-1:5'])
  })
})

describe('the version vector', () => {
  test('keeps a tab for a day after its last operation, and while it has entries', () => {
    const now = 10 * day
    const marks = {
      'tab-new': now,
      'tab-late': now - day + 1,
      'tab-old': now - day,
      'tab-slow': 5,
    }
    entryAt('tab-slow:4')
    entryAt('mine')
    expect(prunedVector(marks, area.keys(), now)).toEqual({
      'tab-new': now,
      'tab-late': now - day + 1,
      'tab-slow': 5,
    })
  })
})
