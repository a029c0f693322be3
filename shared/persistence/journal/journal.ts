import * as v from 'valibot'
import type { BrowserArea } from '../../storage/browser-storage'
import { siteOperations, type Operation } from '../../domain/site/site-operations'
import { readJson } from '../../storage/stored-json'

export const journalPrefix = 'fivefold-op:'

/** Per tab the highest sequence number that is included in something. */
export type Marks = Readonly<Record<string, number>>

export interface Place {
  readonly tab: string
  /** A time in milliseconds that never repeats or runs backwards among the tabs that met it. */
  readonly seq: number
}

/** One operation as it stands in storage, under a key of its own. */
export interface Entry extends Place {
  readonly key: string
  /** `unknown` comes from newer code, which alone can apply it; `null` is rubbish. */
  readonly operation: Operation | 'unknown' | null
}

export function newEntry(tab: string, seq: number, operation: Operation): Entry {
  return { key: `${journalPrefix}${tab}:${seq}`, tab, seq, operation }
}

/** Names of tabs are ids, with a dash in them, which no inherited property has. */
export function readKey(key: string): Place | undefined {
  const parts = /^fivefold-op:(\w+-[\w-]+):(\d{1,15})$/.exec(key)
  return parts?.[1] ? { tab: parts[1], seq: Number(parts[2]) } : undefined
}

export function readEntry(key: string, text: string): Entry | undefined {
  const place = readKey(key)
  return place && { ...place, key, operation: readOperation(text) }
}

/** The entries in storage that the marks do not include. */
export function storedEntries(area: BrowserArea, marks: Marks = {}): Entry[] {
  return area.keys(journalPrefix).flatMap((key) => {
    const place = readKey(key)
    if (!place || isIncluded(marks, place)) return []
    const text = area.get(key)
    return (typeof text === 'string' && readEntry(key, text)) || []
  })
}

/** In the order in which they happened, each once. */
export function inOrder(entries: readonly Entry[]): Entry[] {
  const byKey = new Map(entries.map((entry) => [entry.key, entry]))
  return [...byKey.values()].toSorted(
    (one, other) => one.seq - other.seq || (one.tab < other.tab ? -1 : 1),
  )
}

export function isIncluded(marks: Marks, { tab, seq }: Place): boolean {
  return seq <= (marks[tab] ?? 0)
}

/** The marks raised so that they include the places. */
export function including(marks: Marks, places: readonly Place[]): Marks {
  const raised = { ...marks }
  for (const { tab, seq } of places) raised[tab] = Math.max(raised[tab] ?? 0, seq)
  return raised
}

/** Whether the other marks include anything that these do not. */
export function isBehind(marks: Marks, other: Marks): boolean {
  return Object.entries(other).some(([tab, seq]) => !isIncluded(marks, { tab, seq }))
}

const TypedSchema = v.object({ type: v.string() })

const schemas: Readonly<Record<string, { schema: v.GenericSchema<unknown, Operation> }>> =
  siteOperations

function readOperation(text: string): Entry['operation'] {
  const value = readJson(text)
  if (!v.is(TypedSchema, value)) return null
  if (!Object.hasOwn(schemas, value.type)) return 'unknown'
  const read = v.safeParse(schemas[value.type]?.schema ?? v.never(), value)
  if (!read.success) return null
  return isMore(value, read.output) ? 'unknown' : read.output
}

/** A fact that newer code added would be lost if this code applied the others. */
function isMore(value: unknown, read: Operation): boolean {
  return Object.keys(Object(value)).length > Object.keys(read).length
}
