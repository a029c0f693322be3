import { applyOperation } from '../../domain/site/site-operations'
import { emptyState, type SiteState } from '../../domain/site/site-state'
import { inOrder, including, isIncluded, type Entry, type Marks } from '../journal/journal'
import { withCatalogue, withSeeds } from '../../domain/site/seeds'
import type { SnapshotReading } from '../snapshot/snapshot-reading'

export interface MergedStorage {
  readonly state: SiteState
  /** The operations that the snapshot includes, and those that the state does. */
  readonly folded: Marks
  readonly marks: Marks
  /** Keys of operations that only newer code can apply. */
  readonly unknown: ReadonlySet<string>
  /** Whether the snapshot should be written anew, or at least lacks operations. */
  readonly isRewritten: boolean
  readonly isBehind: boolean
}

/**
 * The snapshot with every known operation over it that it lacks. One without coverage was put there
 * by hand, and which operations count as older than it, the caller knows; unless it lost its head by
 * damage: then an operation that is applied twice does less harm than one that is lost.
 */
export function mergedStorage(
  reading: SnapshotReading | undefined,
  known: readonly Entry[],
  older: Marks,
): MergedStorage {
  const coverage = reading?.coverage
  const folded = coverage?.marks ?? (reading?.isDamaged ? {} : older)
  const passedOver = new Set(coverage?.unknown)
  const missing = known.filter((entry) => !isIncluded(folded, entry) || passedOver.has(entry.key))
  const seeded = withSeeds(reading?.state ?? emptyState)
  const start = reading?.isDamaged ? withCatalogue(seeded) : seeded
  const unknown = keysOfUnknown(missing)
  return {
    state: withEntries(start, missing),
    folded,
    marks: including(folded, known),
    unknown,
    isRewritten: !coverage || reading.isDamaged || start !== reading.state,
    isBehind: missing.length > unknown.size,
  }
}

export function withEntries(state: SiteState, entries: readonly Entry[]): SiteState {
  return inOrder(entries).reduce(
    (current, { operation }) =>
      operation === null || operation === 'unknown' ? current : applyOperation(current, operation),
    state,
  )
}

/** Rubbish counts as unknown: it stays where it is until it has been set aside. */
export function keysOfUnknown(entries: readonly Entry[]): Set<string> {
  const unknown = entries.filter(({ operation }) => operation === null || operation === 'unknown')
  return new Set(unknown.map(({ key }) => key))
}
