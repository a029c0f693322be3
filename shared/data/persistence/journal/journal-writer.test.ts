import { beforeEach, expect, test, vi } from 'vitest'
import type { BrowserArea, WriteOutcome } from '../../storage/browser-storage'
import { newEntry } from './journal'
import { createJournalWriter } from './journal-writer'
import type { Operation } from '../../../domain/site/site-operations'

const signedOut = (id: string): Operation => ({ type: 'userSignedOut', id, at: '' })
const later = (seq: number) => newEntry('tab-2', seq, signedOut('later'))

let time = 1000
let outcome: WriteOutcome = 'written'
const onRefusal = vi.fn()
const written: string[] = []
const area: BrowserArea = {
  get: () => null,
  set(key) {
    if (outcome === 'written') written.push(key.replace('fivefold-op:', ''))
    return outcome
  },
  remove: () => {},
  keys: () => [],
}
const createWriter = () => createJournalWriter<Operation>(area, 'tab-1', () => time, onRefusal)

beforeEach(() => {
  time = 1000
  outcome = 'written'
  written.length = 0
  onRefusal.mockReset()
})

test('every operation gets a later number than the previous one, at any speed', () => {
  const writer = createWriter()
  for (const id of ['a', 'b', 'c']) writer.append(signedOut(id))
  time = 5000
  writer.append(signedOut('d'))
  expect(written).toEqual(['tab-1:1000', 'tab-1:1001', 'tab-1:1002', 'tab-1:5000'])
  expect(onRefusal).not.toHaveBeenCalled()
})

test('no operation is written before an earlier one that storage has refused', () => {
  const writer = createWriter()
  outcome = 'full'
  writer.append(signedOut('a'))
  expect(onRefusal).toHaveBeenCalledExactlyOnceWith('full')
  writer.append(signedOut('b'))
  outcome = 'written'
  writer.append(signedOut('c'))
  expect(written).toEqual(['tab-1:1000', 'tab-1:1001', 'tab-1:1002'])
})

test('waiting operations are sent once, on request', () => {
  const writer = createWriter()
  outcome = 'unavailable'
  writer.append(signedOut('a'))
  outcome = 'written'
  writer.send()
  writer.send()
  expect(written).toEqual(['tab-1:1000'])
})

test('operations that reached storage in another way wait no longer', () => {
  const writer = createWriter()
  outcome = 'full'
  writer.append(signedOut('a'))
  writer.forget()
  outcome = 'written'
  writer.append(signedOut('b'))
  expect(written).toEqual(['tab-1:1001'])
})

test('an offered operation is written at once, after waiting ones', () => {
  const writer = createWriter()
  outcome = 'full'
  writer.append(signedOut('a'))
  outcome = 'written'
  expect(writer.offer(signedOut('b'))).toMatchObject({ seq: 1001, operation: signedOut('b') })
  expect(written).toEqual(['tab-1:1000', 'tab-1:1001'])
})

test('an offered operation that is refused is dropped; waiting ones still wait', () => {
  const writer = createWriter()
  outcome = 'full'
  writer.append(signedOut('a'))
  expect(writer.offer(signedOut('b'))).toBeUndefined()
  expect(onRefusal).toHaveBeenCalledTimes(2)
  outcome = 'written'
  writer.send()
  expect(written).toEqual(['tab-1:1000'])
})

test('an operation gets a later number than all observed ones, at any time of the clock', () => {
  const writer = createWriter()
  writer.observe([later(9000), later(8000)])
  expect(writer.append(signedOut('a')).seq).toBe(9001)
})

test('a number later than any real time does not advance the clock', () => {
  const writer = createWriter()
  writer.observe([later(999_999_999_999_999)])
  expect(writer.append(signedOut('a')).seq).toBe(900_000_000_000_001)
})

test('entries are out of order if one is not later than those observed before', () => {
  const writer = createWriter()
  expect(writer.observe([later(2000), later(3000)])).toBe(false)
  expect(writer.observe([later(4000)])).toBe(false)
  expect(writer.observe([later(3500), later(5000)])).toBe(true)
  expect(writer.observe([later(5000)])).toBe(true)
  expect(writer.observe([])).toBe(false)
})
