import type { Entry } from '../journal/journal'
import { including, isIncluded, type VersionVector } from '../journal/version-vector'
import type { Coverage } from '../snapshot/snapshot'

/** The operations that memory includes, and those that the stored snapshot includes. */
export interface OperationHistory<Operation> {
  included: VersionVector
  /** Operations in the stored snapshot, as far as this tab knows. */
  compacted: VersionVector
  /** Keys of operations that only newer code can apply. */
  unknown: ReadonlySet<string>
  /** Operations by key that another tab's snapshot might lack. */
  readonly recent: Map<string, Entry<Operation>>
}

/** Milliseconds to remember an operation that a stale tab's snapshot might undo. */
const recallTime = 60_000

export function addOperations<Operation>(
  history: OperationHistory<Operation>,
  entries: readonly Entry<Operation>[],
): void {
  history.included = including(history.included, entries)
  history.unknown = new Set([...history.unknown, ...unknownKeys(entries)])
  for (const entry of entries) history.recent.set(entry.key, entry)
}

/** Call it before reading another snapshot: a pruned vector seems to lack old operations. */
export function forgetCompacted(
  { recent, compacted }: OperationHistory<unknown>,
  now: number,
): void {
  for (const entry of recent.values()) {
    if (entry.seq < now - recallTime && isIncluded(compacted, entry)) recent.delete(entry.key)
  }
}

/** Whether the stored snapshot lacks an operation. */
export function isAheadOfSnapshot({ recent, compacted }: OperationHistory<unknown>): boolean {
  return [...recent.values()].some((entry) => !isIncluded(compacted, entry))
}

/** The coverage of a snapshot of memory. */
export function coverageBy({ included, unknown }: OperationHistory<unknown>): Coverage {
  return { marks: included, unknown: [...unknown] }
}

/** Unreadable entries count as unknown: they stay until they are quarantined. */
export function unknownKeys(entries: readonly Entry<unknown>[]): Set<string> {
  const unknown = entries.filter(({ operation }) => operation === null || operation === 'unknown')
  return new Set(unknown.map(({ key }) => key))
}
