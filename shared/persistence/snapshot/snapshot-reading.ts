import * as v from 'valibot'
import { withAccountRole } from '../../domain/accounts/account-role'
import { collectionSchemas, emptyState, type CollectionName } from '../../domain/site/site-state'
import { UserSchema } from '../../domain/accounts/user'
import type { SiteState } from '../../domain/site/site-state'
import { migrated, storeSchemaVersion } from '../../domain/site/migrations'
import { withNames } from './near-names'
import { salvagedDocument } from './salvage'
import { readCoverage, type Coverage } from './snapshot'
import { readJson } from '../../storage/stored-json'

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
  const parsed = readJson(text)
  const document = isRaw(parsed) ? withNames(parsed, documentKeys) : {}
  const isWhole = document === parsed && isRaw(document['state'])
  const { state, version, journal, ...extras } = isRaw(document['state'])
    ? document
    : { ...document, ...salvagedDocument(text) }
  const from = readVersion(version)
  const raw = migrated(isRaw(state) ? state : {}, from)
  const named = withNames(raw, Object.keys(emptyState))
  const read = readCollections(named)
  const coverage = readCoverage(journal)
  const isMislabelled =
    (journal !== undefined && !coverage) || (version !== undefined && version !== from)
  return {
    state: read.state,
    version: Math.max(from, storeSchemaVersion),
    coverage,
    extras,
    isDamaged: !isWhole || isMislabelled || named !== raw || read.isDamaged,
  }
}

const documentKeys = ['journal', 'version', 'state']

/** What is no version counts as the present one; a migration could not end with it. */
function readVersion(version: unknown): number {
  const isVersion = Number.isSafeInteger(version) && Number(version) >= 0
  return isVersion ? Number(version) : storeSchemaVersion
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
  const session = signedIn?.record ?? null
  // The one place where checked collections become the typed state.
  const state = { ...emptyState, ...raw, ...collections, currentUser: session } as SiteState
  const currentUser = withAccountRole(session, state.users)
  return { state: { ...state, currentUser }, isDamaged }
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
