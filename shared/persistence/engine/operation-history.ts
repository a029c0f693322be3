import { inOrder, type Entry } from '../journal/journal'
import {
  including,
  isBehind,
  isIncluded,
  type OperationId,
  type VersionVector,
} from '../journal/version-vector'
import { prunedVector } from './journal-cleanup'
import { unknownKeys, type MergedStorage } from './merge-storage'

/** Milliseconds for which operations are kept that a stale tab's snapshot might undo. */
const recallTime = 60_000

export type OperationHistory<Operation> = ReturnType<typeof createOperationHistory<Operation>>

/** Which operations memory includes, and which of them the stored snapshot does. */
export function createOperationHistory<Operation>(now: () => number) {
  let included: VersionVector = {}
  /** Included in the stored snapshot, as far as this tab knows. */
  let compacted: VersionVector = {}
  /** Keys of operations that only newer code can apply. */
  let unknown: ReadonlySet<string> = new Set()
  /** Operations that the snapshot of another tab might lack. */
  let recent = new Map<string, Entry<Operation>>()

  return {
    included: () => included,
    compacted: () => compacted,
    unknown: () => unknown,
    isRecent: (key: string) => recent.has(key),
    /** In order, with the recent ones. */
    withRecent: (entries: readonly Entry<Operation>[]) => inOrder([...recent.values(), ...entries]),
    isIncluded: (id: OperationId) => isIncluded(included, id),
    /** Whether the vector includes what memory lacks, or may have skipped. */
    isBehind: (vector: VersionVector) => unknown.size > 0 || isBehind(included, vector),
    isAheadOfSnapshot: () => [...recent.values()].some((entry) => !isIncluded(compacted, entry)),
    /** What a snapshot of memory says about the journal. */
    coverage: () => ({ marks: included, unknown: [...unknown] }),

    add(entries: readonly Entry<Operation>[]): void {
      included = including(included, entries)
      unknown = new Set([...unknown, ...unknownKeys(entries)])
      for (const entry of entries) recent.set(entry.key, entry)
    },
    replace(merged: MergedStorage<unknown>, known: readonly Entry<Operation>[]): void {
      included = merged.included
      compacted = merged.compacted
      unknown = merged.unknown
      recent = new Map(known.map((entry) => [entry.key, entry]))
    },
    setCompacted(vector: VersionVector): void {
      compacted = vector
    },
    prune(journalKeys: readonly string[]): void {
      included = prunedVector(included, [...journalKeys, ...recent.keys()], now())
    },
    /** Before another snapshot is read: one that was pruned seems to lack old operations. */
    forgetCompacted(): void {
      const oldest = now() - recallTime
      for (const entry of recent.values()) {
        if (entry.seq < oldest && isIncluded(compacted, entry)) recent.delete(entry.key)
      }
    },
    forgetRecent(): void {
      recent = new Map()
    },
  }
}
