import * as v from 'valibot'
import { collectionSchemas, emptyState, UserSchema, type CollectionName } from './entities'
import type { SiteState } from './entities'
import { migrated, storeSchemaVersion } from './migrations'
import { salvagedDocument } from './salvage'
import { readCoverage, type Coverage } from './snapshot'

export interface SnapshotReading {
  readonly state: SiteState
  readonly version: number
  /** Absent when the document was not written by this store. */
  readonly coverage: Coverage | undefined
  readonly extras: Readonly<Record<string, unknown>>
  /** Something in the document could not be read and is missing from the state. */
  readonly isDamaged: boolean
}

type Raw = Readonly<Record<string, unknown>>

/** Reads whatever can be read, record by record, and says whether that was all. Never throws. */
export function readSnapshot(text: string): SnapshotReading {
  const parsed = parsedDocument(text)
  const { state, version, journal, ...extras } = parsed ?? salvagedDocument(text)
  const from = typeof version === 'number' ? version : storeSchemaVersion
  const read = readCollections(migrated(isRaw(state) ? state : {}, from))
  return {
    state: read.state,
    version: Math.max(from, storeSchemaVersion),
    coverage: readCoverage(journal),
    extras,
    isDamaged: !parsed || !isRaw(state) || read.isDamaged,
  }
}

function parsedDocument(text: string): Raw | undefined {
  try {
    const value: unknown = prototypeKey.test(text)
      ? JSON.parse(text, withoutPrototypes)
      : JSON.parse(text)
    return isRaw(value) ? value : undefined
  } catch {
    return undefined
  }
}

/** Escapes included. A reviver makes reading ten times slower, so it is used only when needed. */
const prototypeKey = /__proto__|\\u005f/i

/** `__proto__` as an own key would turn into a prototype wherever a record is merged. */
function withoutPrototypes(key: string, value: unknown): unknown {
  return key === '__proto__' ? undefined : value
}

function readCollections(raw: Raw): { state: SiteState; isDamaged: boolean } {
  const stored = raw['currentUser'] ?? null
  const signedIn = stored === null ? undefined : readRecord(UserSchema, stored)
  let isDamaged = stored !== null && !signedIn?.isWhole

  const collections: Record<string, unknown> = {}
  for (const [name, schema] of Object.entries(collectionSchemas)) {
    const { records, isWhole } = readRecords(schema, raw[name])
    collections[name] = records
    isDamaged ||= !isWhole
  }
  const currentUser = signedIn?.record ?? null
  // The one place where checked collections become the typed state.
  const state = { ...emptyState, ...raw, ...collections, currentUser } as SiteState
  return { state, isDamaged }
}

type RecordSchema = (typeof collectionSchemas)[CollectionName]

function readRecords(schema: RecordSchema, raw: unknown): { records: unknown[]; isWhole: boolean } {
  if (raw === undefined || raw === null) return { records: [], isWhole: true }
  if (!Array.isArray(raw)) return { records: [], isWhole: false }
  const records = new Map<string, unknown>()
  let isWhole = true
  for (const value of raw) {
    const { record, isWhole: isSound } = readRecord(schema, value)
    const isNew = record !== undefined && !records.has(record.id)
    if (isNew) records.set(record.id, record)
    isWhole &&= isSound && isNew
  }
  return { records: [...records.values()], isWhole }
}

/** A field of a wrong type counts as absent; a record that cannot do without it is given up. */
function readRecord<Schema extends RecordSchema>(
  schema: Schema,
  raw: unknown,
): { record: v.InferOutput<Schema> | undefined; isWhole: boolean } {
  const read = v.safeParse(schema, raw)
  if (read.success) return { record: read.output, isWhole: true }
  const bad = new Set(read.issues.map((issue) => issue.path?.[0]?.key))
  const rest = Object.entries(isRaw(raw) ? raw : {}).filter(([key]) => !bad.has(key))
  const partial = v.safeParse(schema, Object.fromEntries(rest))
  return { record: partial.success ? partial.output : undefined, isWhole: false }
}

function isRaw(value: unknown): value is Raw {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
