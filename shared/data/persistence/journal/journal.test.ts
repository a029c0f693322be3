import { describe, expect, test } from 'vitest'
import type { BrowserArea } from '../../storage/browser-storage'
import { inOrder, newEntry, readKey } from './journal'
import { readEntry, storedEntries } from '../testing/read-site'
import type { Operation } from '../../../domain/site/site-operations'

const signedOut = (id: string): Operation => ({ type: 'userSignedOut', id, at: '' })
const text = JSON.stringify(signedOut('x'))
const entry = (tab: string, seq: number) => newEntry(tab, seq, signedOut(`${tab}${seq}`))

describe('a key of the journal', () => {
  test('names the tab and the time of the operation', () => {
    expect(entry('tab-1', 1793606400500).key).toBe('fivefold-op:tab-1:1793606400500')
    expect(readKey('fivefold-op:m5x-a_b-C:1793606400500')).toEqual({
      tab: 'm5x-a_b-C',
      seq: 1793606400500,
    })
  })

  test.each([
    'fivefold-op:tab-1:',
    'fivefold-op:tab-1:5x',
    'fivefold-op:tab-1:1234567890123456',
    'fivefold-op:tab:5',
    'fivefold-op::5',
    'old-fivefold-op:tab-1:5',
    'fivefold-store',
  ])('is not ours: %s', (key) => {
    expect(readKey(key)).toBeUndefined()
    expect(readEntry(key, text)).toBeUndefined()
  })
})

describe('an entry', () => {
  const read = (stored: string) => readEntry('fivefold-op:tab-1:5', stored)

  test('is an operation', () => {
    expect(read(text)).toEqual({
      key: 'fivefold-op:tab-1:5',
      tab: 'tab-1',
      seq: 5,
      operation: signedOut('x'),
    })
  })

  test('is unknown if only newer code has such an operation', () => {
    expect(read('{"type":"badgeEarned","id":"x","at":""}')?.operation).toBe('unknown')
  })

  test('is unknown if newer code has added facts, which would be lost', () => {
    const more = JSON.stringify({ ...signedOut('x'), mood: 'glad' })
    expect(read(more)?.operation).toBe('unknown')
  })

  test.each([
    'unreadable text',
    'null',
    '7',
    '{}',
    '{"type":7}',
    '{"type":"voteAdded"}',
    '{"type":"userSignedOut","id":"x","id":"y","at":""}',
  ])('counts as unreadable: %s', (stored) => {
    expect(read(stored)?.operation).toBeNull()
  })
})

describe('the operations in storage', () => {
  const areaOf = (stored: Record<string, string | null | undefined>): BrowserArea => ({
    get: (key) => stored[key],
    set: () => 'written',
    remove: () => {},
    keys: (prefix = '') => Object.keys(stored).filter((key) => key.startsWith(prefix)),
  })
  const seqsIn = (area: BrowserArea, marks = {}) => storedEntries(area, marks).map(({ seq }) => seq)

  test('are those outside of the version vector', () => {
    const area = areaOf({
      'fivefold-op:tab-1:4': text,
      'fivefold-op:tab-1:5': text,
      'fivefold-op:tab-2:4': text,
      'fivefold-op:mine': text,
      'fivefold-store': text,
    })
    expect(seqsIn(area)).toEqual([4, 5, 4])
    expect(seqsIn(area, { 'tab-1': 4 })).toEqual([5, 4])
    expect(seqsIn(area, { 'tab-1': 5, 'tab-2': 9 })).toEqual([])
  })

  test('exclude one that is deleted or refused when it is read', () => {
    const area = areaOf({ 'fivefold-op:tab-1:4': null, 'fivefold-op:tab-1:5': undefined })
    expect(storedEntries(area)).toEqual([])
  })

  test('are in order of time, then tab, each once', () => {
    const entries = [entry('tab-b', 7), entry('tab-c', 5), entry('tab-a', 7), entry('tab-c', 6)]
    const expected = ['tab-c:5', 'tab-c:6', 'tab-a:7', 'tab-b:7']
    const keysOf = (list: typeof entries) => list.map(({ tab, seq }) => `${tab}:${seq}`)
    expect(keysOf(inOrder([...entries, entry('tab-c', 5)]))).toEqual(expected)
    expect(keysOf(inOrder(entries.toReversed()))).toEqual(expected)
  })
})
