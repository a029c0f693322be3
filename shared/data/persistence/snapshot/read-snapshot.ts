import * as v from 'valibot'
import { holdsAll } from '../../storage/holds-all'
import { isRecord, readJson } from '../../storage/stored-json'
import type { Raw, RecordSchema, StoredModel, StoredOperation } from '../stored-model'
import { migrated } from './migrated'
import { readCoverage, type Coverage } from './snapshot'

export interface SnapshotReading<State> {
  readonly state: State
  readonly version: number
  /** Absent if this store did not write the document. */
  readonly coverage: Coverage | undefined
  readonly extras: Raw
  /** Some data was unreadable and is missing from the state. */
  readonly isDamaged: boolean
}

/**
 * Reads a document record by record, and says whether any data is missing. A text that is not a
 * document has an empty state. Never throws.
 */
export function readSnapshot<State extends object, Operation extends StoredOperation>(
  text: string,
  model: StoredModel<State, Operation>,
): SnapshotReading<State> {
  const parsed = readJson(text)
  const { state, version, journal, ...extras }: Raw = isRecord(parsed) ? parsed : {}
  const from = readVersion(version) ?? model.version
  const raw = migrated(isRecord(state) ? state : {}, from, model.migrations, model.version)
  const read = readState(raw, model)
  // Without a state, the operations that the head names are missing, too.
  const coverage = isRecord(state) ? readCoverage(journal) : undefined
  const isMislabelled =
    (journal !== undefined && !coverage) || (version !== undefined && version !== from)
  return {
    state: model.consistent(read.state),
    version: Math.max(from, model.version),
    coverage,
    extras,
    isDamaged:
      !isRecord(state) ||
      !holdsAll(parsed, text) ||
      isMislabelled ||
      isMisnamed(raw, Object.keys(model.empty)) ||
      read.isDamaged,
  }
}

/** Whether a name may be a misspelled one: it is unknown, and a known one is missing. */
function isMisnamed(raw: Raw, names: readonly string[]): boolean {
  const found = Object.keys(raw)
  return found.some((name) => !names.includes(name)) && names.some((name) => !found.includes(name))
}

/** A version that is not a whole number counts as absent; migrations could not end with it. */
function readVersion(version: unknown): number | undefined {
  return Number.isSafeInteger(version) && Number(version) >= 0 ? Number(version) : undefined
}

function readState<State extends object, Operation extends StoredOperation>(
  raw: Raw,
  { empty, collections, singles }: StoredModel<State, Operation>,
): { state: State; isDamaged: boolean } {
  let isDamaged = false
  const checked: Record<string, unknown> = {}
  for (const [name, schema] of Object.entries(singles)) {
    const stored = raw[name] ?? null
    const { record, isWhole } =
      stored === null ? { record: null, isWhole: true } : readRecord(schema, stored)
    checked[name] = record ?? null
    isDamaged ||= !isWhole
  }
  for (const [name, schema] of Object.entries(collections)) {
    const { records, isWhole } = readRecords(schema, raw[name])
    checked[name] = records
    isDamaged ||= !isWhole
  }
  // The only place where checked records become the typed state.
  return { state: { ...empty, ...raw, ...checked } as State, isDamaged }
}

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

/** A field of a wrong type counts as absent. A record that needs it is dropped. */
function readRecord(
  schema: RecordSchema,
  raw: unknown,
): { record: v.InferOutput<RecordSchema> | undefined; isWhole: boolean } {
  const read = v.safeParse(schema, raw)
  if (read.success) return { record: read.output, isWhole: true }
  const bad = new Set(read.issues.map((issue) => issue.path?.[0]?.key))
  const rest = Object.entries(isRecord(raw) ? raw : {}).filter(([key]) => !bad.has(key))
  const partial = v.safeParse(schema, Object.fromEntries(rest))
  return { record: partial.success ? partial.output : undefined, isWhole: false }
}
