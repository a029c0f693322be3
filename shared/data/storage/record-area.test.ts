import { beforeEach, describe, expect, test } from 'vitest'
import type { BrowserArea } from './browser-storage'
import { memoryArea } from '../persistence/testing/memory-area'
import { withRoom } from './record-area'
import {
  draftPrefix,
  earlyEventsKey,
  errorLogKey,
  quarantinePrefix,
  recordsPrefix,
  viewsPrefix,
} from './storage-keys'

const stored = new Map<string, string>()
let quota = 0

const sizeOf = (entries: Iterable<[string, string]>) =>
  [...entries].reduce((sum, [key, value]) => sum + key.length + value.length, 0)

const memory = memoryArea(stored)
const area: BrowserArea = {
  ...memory,
  set: (key, value) =>
    sizeOf(new Map(stored).set(key, value)) > quota ? 'full' : memory.set(key, value),
}

/** In the order of deletion. */
const dispensable = [
  `${earlyEventsKey}-2026-a`,
  `${earlyEventsKey}-2026-b`,
  errorLogKey,
  `${viewsPrefix}casey`,
  `${draftPrefix}contact`,
  `${draftPrefix}ticket:casey`,
  `${recordsPrefix}billing:store-unreadable-2026-11-02T08:00:00.000Z`,
  `${quarantinePrefix}2026-11-02T08:00:00.000Z`,
]
const kept = [
  'fivefold-store',
  'fivefold-op:tab-1:5',
  'fivefold-records:billing:store',
  'fivefold-records:billing:op:tab-1:5',
  'fivefold-theme',
  'fivefold-canary',
  'drafts of others',
  'error_logs of others',
]
const text = 'x'.repeat(100)

beforeEach(() => {
  stored.clear()
  for (const key of [...kept, ...dispensable].toReversed()) stored.set(key, text)
  quota = sizeOf(stored)
})

describe('a record without room', () => {
  test.each(dispensable.map((_, count) => count + 1))(
    'replaces the first %i dispensable values, and no more',
    (count) => {
      const room = sizeOf(dispensable.slice(0, count).map((key) => [key, text]))
      const record = 'r'.repeat(room - 'key'.length)
      expect(withRoom(area).set('key', record)).toBe('written')
      expect(stored.get('key')).toBe(record)
      const left = [...stored.keys()].filter((key) => dispensable.includes(key))
      expect(left.toSorted()).toEqual(dispensable.slice(count).toSorted())
      expect([...stored.keys()].filter((key) => kept.includes(key))).toHaveLength(kept.length)
    },
  )

  test('replaces nothing if all of them are not enough', () => {
    const before = new Map(stored)
    expect(withRoom(area).set('key', 'r'.repeat(quota))).toBe('full')
    expect(stored).toEqual(before)
  })

  test('does not count its own earlier text', () => {
    const [key = ''] = dispensable
    expect(withRoom(area).set(key, text + text)).toBe('written')
    expect(stored.get(key)).toBe(text + text)
  })
})

test('nothing is deleted if there is room, or on a refusal of another kind', () => {
  quota += 1000
  expect(withRoom(area).set('key', text)).toBe('written')
  const forbidden = withRoom({ ...area, set: () => 'unavailable' })
  expect(forbidden.set('key', text)).toBe('unavailable')
  expect(stored.size).toBe(kept.length + dispensable.length + 1)
})

test('a refusal of another kind ends the search for room and is returned', () => {
  let calls = 0
  const failing = withRoom({ ...area, set: () => ((calls += 1) === 1 ? 'full' : 'unavailable') })
  expect(failing.set('key', text)).toBe('unavailable')
  expect(calls).toBe(2)
})
