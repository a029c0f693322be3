import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { collectionSchemas } from '../../../domain/site/collection-schemas'
import { type SiteState } from '../../../domain/site/site-state'
import { storeSchemaVersion } from '../../../domain/site/migrations'
import { readJson } from '../../storage/stored-json'
import { snapshotText } from './snapshot'
import { readSnapshot } from '../testing/read-site'
import { documentArbitrary } from '../testing/document-arbitrary'
import { faultDepth, seededRandom, standsFor } from '../testing/fault-cases'
import { sampleState } from '../../../domain/testing/sample-state'
import { SimulatedBrowser } from '../testing/simulated-browser'

const storeKey = 'fivefold-store'
const sample = sampleState(faultDepth({ part: 4, full: 14 }))
const text = snapshotText({
  state: sample,
  version: storeSchemaVersion,
  coverage: { marks: { 'tab-1': 7 }, unknown: [] },
  extras: {},
})
const ids = idsOf(sample)
const place = 'stored document'

/** The long run tries each of 29,000 characters, which takes 12 minutes on a busy machine. */
const limit = { timeout: 60 * 60_000 }

/** The ids of all records, with their collections. */
function idsOf(state: SiteState): Set<string> {
  const names = Object.keys(collectionSchemas) as (keyof typeof collectionSchemas)[]
  return new Set(names.flatMap((name) => state[name].map(({ id }) => `${name}/${id}`)))
}

/** Visits with the document, works, compacts, and reloads the state from storage. */
function visit(document: string) {
  const browser = new SimulatedBrowser()
  browser.truth.set(storeKey, document)
  const tab = browser.open()
  const [item] = tab.store.getState().roadmapItems
  const itemId = item?.id ?? ''
  tab.engine.commit({ type: 'voteAdded', id: 'fresh', at: '', itemId, userId: 'visitor' })
  tab.engine.compact()
  browser.settle()
  const state = tab.store.getState()
  const reports = [...browser.reports]
  browser.close(tab)
  expect(browser.open().store.getState()).toEqual(state)
  expect(browser.reports).toEqual(reports)
  expect(state.roadmapVotes.some(({ id }) => id === 'fresh')).toBe(item !== undefined)
  return { state, reports, stored: browser.truth }
}

/** A partly unreadable document is quarantined and reported once; a readable one is not. */
function expectQuarantined(document: string, { reports, stored }: ReturnType<typeof visit>) {
  const { isDamaged, version } = readSnapshot(document)
  const originals = [...stored].filter(([key]) => key.startsWith(`${storeKey}-unreadable-`))
  expect(reports).toEqual(isDamaged ? ['recovered'] : [])
  const isKept = document !== '' && (isDamaged || version > storeSchemaVersion)
  expect(originals.map(([, original]) => original)).toEqual(isKept ? [document] : [])
}

/** Number of lost records, and of new ones. */
function lossesIn(state: SiteState) {
  const kept = idsOf(state)
  const lost = [...ids].filter((id) => !kept.has(id)).length
  const strange = [...kept].filter((id) => !ids.has(id) && id !== 'roadmapVotes/fresh').length
  return { lost, strange }
}

/** The state of a new visitor after the visit. */
const { state: newState } = visit('')

/** The names of a document's collections; empty if the text is not a document. */
const namesIn = (text: string) => Object.keys(Object(Object(readJson(text)).state)).join()

test(
  'cut off after any character: the original is set aside, and the site starts over',
  limit,
  (context) => {
    const step = Math.ceil(text.length / faultDepth({ part: 60, full: text.length }))
    const cuts = Array.from(
      { length: Math.floor((text.length - 1) / step) },
      (_, n) => 1 + n * step,
    )
    standsFor(context, { fault: 'cut off', place, cases: cuts.length })
    for (const length of cuts) {
      const document = text.slice(0, length)
      const visited = visit(document)
      expectQuarantined(document, visited)
      expect(visited.state).toEqual(newState)
    }
  },
)

test('a flipped bit costs at most one record, or the original is set aside', limit, (context) => {
  const seed = 20_261_102
  const random = seededRandom(seed)
  const bytes = text.length * 2
  const step = Math.ceil(bytes / faultDepth({ part: 100, full: bytes }))
  const places = Array.from({ length: Math.ceil(bytes / step) }, (_, n) => n * step)
  standsFor(context, { fault: 'bit flipped', place, cases: places.length, seed })
  for (const byte of places) {
    const at = Math.floor(byte / 2)
    const bit = 2 ** (Math.floor(random() * 8) + (byte % 2) * 8)
    const code = text.charCodeAt(at)
    const isSet = Math.floor(code / bit) % 2 === 1
    const wrong = String.fromCharCode(isSet ? code - bit : code + bit)
    const document = text.slice(0, at) + wrong + text.slice(at + 1)
    const visited = visit(document)
    expectQuarantined(document, visited)
    const { lost, strange } = lossesIn(visited.state)
    const isNamed = namesIn(document) === namesIn(text)
    expect(lost).toBeLessThanOrEqual(isNamed ? 1 : ids.size)
    // A changed id looks like a new record; a site that starts over has its own content.
    expect(strange).toBeLessThanOrEqual(isNamed ? lost : ids.size)
    expect(isNamed || [...visited.stored.values()].includes(document)).toBe(true)
  }
})

test(
  'a wrong type anywhere costs its record, or its collection if it replaces one',
  limit,
  (context) => {
    const document = JSON.parse(text)
    const paths = pathsOf(document)
    const wrongs = [null, 12, -1e308, 'text', [], {}, [[]], true, { __proto__: null, id: 'x' }]
    const step = Math.ceil(paths.length / faultDepth({ part: 20, full: paths.length }))
    const chosen = paths.filter((path, index) => path.length < 3 || index % step === 0)
    standsFor(context, { fault: 'wrong type', place, cases: chosen.length * wrongs.length })
    for (const path of chosen) {
      for (const wrong of wrongs) {
        const damaged = JSON.stringify(replaced(document, path, wrong))
        const visited = visit(damaged)
        expectQuarantined(damaged, visited)
        expect(lossesIn(visited.state).lost).toBeLessThanOrEqual(
          path.length > 2 ? 1 : recordsAt(document, path),
        )
      }
    }
  },
)

test('with any document, the site starts, works and keeps the original', limit, (context) => {
  const [seed, cases] = [5, faultDepth({ part: 100, full: 10_000 })]
  standsFor(context, { fault: 'fuzzed', place, cases, seed })
  const properties = Object.getOwnPropertyNames(Object.prototype)
  fc.assert(
    fc.property(documentArbitrary, (document) => {
      const visited = visit(document)
      expectQuarantined(document, visited)
      const again = readSnapshot(visited.stored.get(storeKey) ?? '')
      expect(again).toMatchObject({ isDamaged: false, state: visited.state })
      expect(Object.getOwnPropertyNames(Object.prototype)).toEqual(properties)
    }),
    { seed, numRuns: cases },
  )
})

type Path = readonly string[]

function pathsOf(value: unknown, path: Path = []): Path[] {
  const isParent = typeof value === 'object' && value !== null
  const children = isParent
    ? Object.entries(value).flatMap(([key, child]) => pathsOf(child, [...path, key]))
    : []
  return [path, ...children]
}

function replaced(value: unknown, [key, ...rest]: Path, wrong: unknown): unknown {
  if (key === undefined) return wrong
  const copy: object = Array.isArray(value) ? [...value] : { ...Object(value) }
  return Object.assign(copy, { [key]: replaced(Reflect.get(copy, key), rest, wrong) })
}

/** Number of records at or below a path. */
function recordsAt(document: object, path: Path): number {
  const value = path.reduce<unknown>((inner, key) => Reflect.get(Object(inner), key), document)
  return JSON.stringify(value)?.split('"id":').length ?? 0
}
