import { describe, expect, test } from 'vitest'
import { emptyState } from '../../../domain/site/site-state'
import { seededState } from '../../../domain/site/seeds'
import { coverageOf, readCoverage, snapshotText } from './snapshot'

const coverage = { marks: { 'tab-1': 7 }, unknown: ['fivefold-op:tab-2:3'] }
const head = `{"journal":${JSON.stringify(coverage)},"version":1,"state":{}}`

describe('the text of a snapshot', () => {
  test('starts with its coverage, and ends with further keys', () => {
    const text = snapshotText({
      state: emptyState,
      version: 3,
      coverage: { ...coverage, setAside: 3 },
      extras: { 'written by': 'later "code"', more: [1] },
    })
    expect(text.startsWith(`{"journal":{"marks":{"tab-1":7}`)).toBe(true)
    expect(Object.entries(JSON.parse(text))).toEqual([
      ['journal', { ...coverage, setAside: 3 }],
      ['version', 3],
      ['state', { ...emptyState }],
      ['written by', 'later "code"'],
      ['more', [1]],
    ])
  })

  test('contains every record, for any type of collection', () => {
    const state = { ...seededState, theme: 'plum', level: 4, badge: null, gone: undefined }
    const text = snapshotText({ state, version: 1, coverage, extras: {} })
    const { gone, ...rest } = state
    expect(gone).toBeUndefined()
    expect(JSON.parse(text).state).toEqual(rest)
    expect(snapshotText({ state, version: 1, coverage, extras: {} })).toBe(text)
  })
})

describe('the coverage of a document', () => {
  test('is read from its head, before any text', () => {
    expect(coverageOf(head)).toEqual(coverage)
    expect(coverageOf(`${head.slice(0, -2)}cut off`)).toEqual(coverage)
  })

  test.each([
    ['', ''],
    ['no document', undefined],
    ['nothing', null],
    ['a document by hand', '{"state":{},"version":1}'],
    ['a head that is cut off', head.slice(0, 40)],
    ['a head of something else', ` ${head}`],
    ['a head that is not JSON', head.replace('7', '7,,')],
    ['invalid marks', '{"journal":{"marks":{"tab-1":"7"}},"version":1,"state":{}}'],
    ['a journal without marks', '{"journal":{},"version":1,"state":{}}'],
  ])('is undefined for %s', (_, text) => {
    expect(coverageOf(text)).toBeUndefined()
  })

  test('may omit the skipped operations, and has no other shape', () => {
    expect(readCoverage({ marks: {}, unknown: null })).toEqual({ marks: {}, unknown: [] })
    expect(readCoverage({ marks: {}, setAside: 2, more: 1 })).toEqual({
      marks: {},
      unknown: [],
      setAside: 2,
    })
    expect(readCoverage({ marks: {}, setAside: 'two' })).toBeUndefined()
    expect(readCoverage({ marks: {}, unknown: [7] })).toBeUndefined()
    expect(readCoverage(undefined)).toBeUndefined()
  })
})
