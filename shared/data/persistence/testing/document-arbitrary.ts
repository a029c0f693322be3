import * as fc from 'fast-check'
import { collectionSchemas } from '../../../domain/site/collection-schemas'
import { emptyState } from '../../../domain/site/site-state'
import { seededState } from '../../../domain/site/seeds'

const names = [...Object.keys(emptyState), 'state', 'version', 'journal', 'marks', 'unknown']
const fields = Object.values(collectionSchemas).flatMap(({ entries }) => Object.keys(entries))
const evil = ['__proto__', 'constructor', 'prototype', 'toString', 'hasOwnProperty']
const key = fc.oneof(fc.constantFrom(...names, ...fields, ...evil), fc.string({ maxLength: 6 }))

const leaf = fc.oneof(
  fc.constantFrom(null, true, 0, -1, 1e308, -1e308, 0.5, '', 'id-1', 'user-avery-admin', '\ud800'),
  fc.string({ maxLength: 8, unit: 'binary' }),
  fc.double({ noNaN: true }),
)

/** Any JSON, with meaningful keys more often than by chance. */
const { anything } = fc.letrec<{ anything: unknown }>((tie) => ({
  anything: fc.oneof(
    { depthSize: 'small', withCrossShrink: true },
    leaf,
    fc.array(tie('anything'), { maxLength: 4 }),
    fc.array(fc.tuple(key, tie('anything')), { maxLength: 6 }).map(objectOf),
  ),
}))

/** Makes `__proto__` an own key, as in JSON. */
function objectOf(entries: readonly (readonly [string, unknown])[]): object {
  return entries.reduce<object>(
    (object, [name, value]) =>
      Object.defineProperty(object, name, {
        value,
        enumerable: true,
        configurable: true,
        writable: true,
      }),
    {},
  )
}

/** The seeds with one part replaced: a collection or a record. */
const nearlySound = fc
  .tuple(fc.constantFrom(...Object.keys(emptyState)), fc.nat({ max: 3 }), fc.boolean(), anything)
  .map(([name, at, isWhole, strange]) => {
    const records: unknown = Reflect.get(seededState, name)
    const replaced =
      Array.isArray(records) && !isWhole ? records.toSpliced(at, 1, strange) : strange
    return { state: { ...seededState, [name]: replaced }, version: 1 }
  })

const wrapped = fc
  .tuple(anything, fc.array(fc.tuple(key, anything), { maxLength: 5 }).map(objectOf), anything)
  .map(([version, state, journal]) => ({ journal, version, state }))

/** A text with some characters replaced, removed or doubled. */
const scratched = fc
  .tuple(
    nearlySound.map((document) => JSON.stringify(document)),
    fc.array(fc.tuple(fc.nat(), fc.nat({ max: 30 }), fc.string({ maxLength: 3 })), {
      maxLength: 4,
    }),
  )
  .map(([text, scratches]) =>
    scratches.reduce((kept, [at, length, noise]) => {
      const start = at % (kept.length + 1)
      return kept.slice(0, start) + noise + kept.slice(start + length)
    }, text),
  )

/** Any text that might replace the store's document. */
export const documentArbitrary: fc.Arbitrary<string> = fc.oneof(
  { weight: 1, arbitrary: fc.string({ unit: 'binary' }) },
  { weight: 2, arbitrary: anything.map((value) => JSON.stringify(value)) },
  { weight: 4, arbitrary: wrapped.map((value) => JSON.stringify(value)) },
  { weight: 4, arbitrary: nearlySound.map((value) => JSON.stringify(value)) },
  { weight: 4, arbitrary: scratched },
)
