import * as v from 'valibot'
import type { BrowserArea } from '../../storage/browser-storage'
import { journalPrefix } from '../../storage/storage-keys'
import { holdsAll } from '../../storage/holds-all'
import { isRecord, readJson } from '../../storage/stored-json'
import type { OperationSchemas } from '../stored-model'
import { isIncluded, type OperationId, type VersionVector } from './version-vector'

/** One stored operation, under its own key. */
export interface Entry<Operation> extends OperationId {
  readonly key: string
  /** `unknown`: only newer code can apply it. `null`: unreadable. */
  readonly operation: Operation | 'unknown' | null
}

export function newEntry<Operation>(
  tab: string,
  seq: number,
  operation: Operation,
): Entry<Operation> {
  return { key: `${journalPrefix}${tab}:${seq}`, tab, seq, operation }
}

/** A tab's name contains a dash, so it cannot equal an inherited property. */
export function readKey(key: string): OperationId | undefined {
  const parts = /^fivefold-op:(\w+-[\w-]+):(\d{1,15})$/.exec(key)
  return parts?.[1] ? { tab: parts[1], seq: Number(parts[2]) } : undefined
}

export function readEntry<Operation>(
  key: string,
  text: string,
  schemas: OperationSchemas<Operation>,
): Entry<Operation> | undefined {
  const id = readKey(key)
  return id && { ...id, key, operation: readOperation(text, schemas) }
}

/** The stored entries that the vector does not include. */
export function storedEntries<Operation>(
  area: BrowserArea,
  schemas: OperationSchemas<Operation>,
  vector: VersionVector = {},
): Entry<Operation>[] {
  return area.keys(journalPrefix).flatMap((key) => {
    const id = readKey(key)
    if (!id || isIncluded(vector, id)) return []
    const text = area.get(key)
    return (typeof text === 'string' && readEntry(key, text, schemas)) || []
  })
}

/** In order of time, without duplicates. */
export function inOrder<Operation>(entries: readonly Entry<Operation>[]): Entry<Operation>[] {
  const byKey = new Map(entries.map((entry) => [entry.key, entry]))
  return [...byKey.values()].toSorted(
    (one, other) => one.seq - other.seq || (one.tab < other.tab ? -1 : 1),
  )
}

function readOperation<Operation>(
  text: string,
  schemas: OperationSchemas<Operation>,
): Entry<Operation>['operation'] {
  const value = readJson(text)
  const type = isRecord(value) && value['type']
  if (!isRecord(value) || typeof type !== 'string' || !holdsAll(value, text)) return null
  const known = Object.hasOwn(schemas, type) && schemas[type]
  if (!known) return 'unknown'
  const read = v.safeParse(known.schema, value)
  if (!read.success) return null
  return hasMore(value, read.output) ? 'unknown' : read.output
}

/** Newer code has added a fact, which would be lost if this code applied the others. */
function hasMore(value: object, read: unknown): boolean {
  return Object.keys(value).length > Object.keys(Object(read)).length
}
