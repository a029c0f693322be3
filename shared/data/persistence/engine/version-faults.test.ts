import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { applyOperation } from '../../../domain/site/site-operations'
import { collectionSchemas } from '../../../domain/site/collection-schemas'
import { type SiteState } from '../../../domain/site/site-state'
import { storeSchemaVersion } from '../../../domain/site/migrations'
import { seededState } from '../../../domain/site/seeds'
import { readSnapshot } from '../testing/read-site'
import { faultDepth, standsFor } from '../testing/fault-cases'
import { operationArbitrary } from '../../../domain/testing/operation-arbitrary'
import { SimulatedBrowser } from '../testing/simulated-browser'

const storeKey = 'fivefold-store'
const names = Object.keys(collectionSchemas) as (keyof typeof collectionSchemas)[]
const versions = Array.from({ length: storeSchemaVersion + 1 }, (_, version) => version)
/** A stored document of every released version, as it was written then. */
const fixtures = import.meta.glob<string>('../testing/documents/version-*.json', {
  eager: true,
  query: '?raw',
  import: 'default',
})

/** Visits with the document, does some work, and returns what the next visit reads. */
function visited(document: string) {
  const browser = new SimulatedBrowser()
  browser.truth.set(storeKey, document)
  const tab = browser.open()
  const before = tab.store.getState()
  const itemId = before.roadmapItems[0]?.id ?? ''
  tab.engine.commit({ type: 'voteAdded', id: 'fresh', at: '', itemId, userId: 'visitor' })
  tab.engine.compact()
  browser.close(tab)
  const originals = [...browser.truth].filter(([key]) => key.includes('unreadable'))
  return {
    before,
    after: browser.open().store.getState(),
    stored: JSON.parse(browser.truth.get(storeKey) ?? ''),
    originals: originals.map(([, text]) => text),
    reports: browser.reports,
  }
}

/** The state after any operations. */
const workedState = fc
  .array(operationArbitrary, { maxLength: 30 })
  .map((operations): SiteState => operations.reduce(applyOperation, seededState))
  .filter(({ users }) => users.length > 0)

test.for(versions)('the stored document of version %i is read completely', (version, context) => {
  standsFor(context, { fault: `version ${version}`, place: 'kept document', cases: 1 })
  const text = fixtures[`../testing/documents/version-${version}.json`] ?? ''
  const { before, after, stored, originals, reports } = visited(text)
  const document = JSON.parse(text)
  expect(document.version).toBe(version)
  for (const name of names) expect(before[name]).toMatchObject(document.state[name] ?? [])
  expect(after.roadmapVotes).toHaveLength(before.roadmapVotes.length + 1)
  expect(stored.version).toBe(storeSchemaVersion)
  expect([originals, reports]).toEqual([[], []])
})

test('a document of a past version loses no record, even if it lacks newer fields and collections', (context) => {
  const [seed, cases] = [41, faultDepth({ part: 60, full: 1000 })]
  standsFor(context, { fault: 'past version', place: 'stored document', cases, seed })
  fc.assert(
    fc.property(
      workedState,
      fc.constantFrom(...versions),
      fc.subarray(names.filter((name) => name !== 'users')),
      (state, version, absent) => {
        const old = { ...state, ...Object.fromEntries(absent.map((name) => [name, undefined])) }
        const { before, originals, reports } = visited(JSON.stringify({ state: old, version }))
        for (const name of names)
          expect(before[name]).toEqual(absent.some((gone) => gone === name) ? [] : state[name])
        expect([originals, reports]).toEqual([[], []])
      },
    ),
    { seed, numRuns: cases },
  )
})

/** The visit adds a vote. */
const withoutVotes = (record: object) => ({ ...record, vote_count: 0 })

test('a document of a future version is quarantined once, and keeps its version and its data', (context) => {
  const [seed, cases] = [43, faultDepth({ part: 60, full: 1000 })]
  standsFor(context, { fault: 'future version', place: 'stored document', cases, seed })
  const later = fc.dictionary(
    fc.string({ minLength: 1 }).map((name) => `later-${name}`),
    fc.jsonValue(),
  )
  fc.assert(
    fc.property(
      workedState,
      fc.integer({ min: storeSchemaVersion + 1, max: Number.MAX_SAFE_INTEGER }),
      fc.tuple(later, later, later),
      (state, version, [extras, collections, fields]) => {
        const withFields = Object.fromEntries(
          names.map((name) => [name, state[name].map((record) => ({ ...record, ...fields }))]),
        )
        const text = JSON.stringify({
          state: { ...state, ...withFields, ...collections },
          version,
          ...extras,
        })
        const { stored, originals, reports } = visited(text)
        // That key is never read; the quarantined original has it.
        const known = JSON.parse(text, (key, value) => (key === '__proto__' ? undefined : value))
        expect(Object.keys(stored)).toEqual(expect.arrayContaining(Object.keys(known)))
        for (const name of Object.keys(extras)) expect(stored[name]).toEqual(known[name])
        for (const name of Object.keys(collections)) {
          expect(stored.state[name]).toEqual(known.state[name])
        }
        expect(stored.version).toBe(version)
        for (const name of names) {
          const still = stored.state[name].slice(0, known.state[name].length)
          expect(still.map(withoutVotes)).toMatchObject(known.state[name].map(withoutVotes))
        }
        const lost = text.includes('"__proto__":') ? ['recovered'] : []
        expect([originals, reports]).toEqual([[text], lost])
      },
    ),
    { seed, numRuns: cases },
  )
})

test.for([-1, -1e308, 0.5, 1e308, 1e16, '1', null, [], {}])(
  'an invalid version, %j, counts as the current one and does not stop the site',
  (version, context) => {
    standsFor(context, { fault: 'no version', place: 'stored document', cases: 1 })
    const state = { ...seededState, users: seededState.users.slice(0, 1) }
    const { before, stored } = visited(JSON.stringify({ state, version }))
    expect(before.users).toHaveLength(1)
    expect(stored.version).toBe(storeSchemaVersion)
  },
)

test('only a record nested deeper than a browser can serialize is lost', (context) => {
  standsFor(context, { fault: 'endless nesting', place: 'stored document', cases: 1 })
  const deep = `{"id":"deep","email":"e","nest":${'['.repeat(9000)}${']'.repeat(9000)}}`
  const text = JSON.stringify({ state: seededState, version: 1 }).replace('"users":[', `$&${deep},`)
  const { before, stored, originals, reports } = visited(text)
  expect(before.users).toEqual(seededState.users)
  expect(readSnapshot(JSON.stringify(stored)).isDamaged).toBe(false)
  expect([originals, reports]).toEqual([[text], ['recovered']])
})
