import { inOrder, type Entry } from '../journal/journal'
import { including, isIncluded, type VersionVector } from '../journal/version-vector'
import type { SnapshotReading } from '../snapshot/read-snapshot'
import type { StoredModel, StoredOperation } from '../stored-model'

export interface MergedStorage<State> {
  readonly state: State
  /** The operations that the snapshot includes. */
  readonly compacted: VersionVector
  /** Those that the state includes. */
  readonly included: VersionVector
  /** Keys of operations that only newer code can apply. */
  readonly unknown: ReadonlySet<string>
  /** Whether the snapshot should be written again, or at least lacks operations. */
  readonly isRewritten: boolean
  readonly isBehind: boolean
}

/**
 * The snapshot with every known operation that it lacks. One without coverage was edited by hand:
 * `older` are the operations that count as older than it. If it lost its head by damage, all of them
 * are applied: an operation applied twice does less harm than one that is lost.
 */
export function mergeStorage<State extends object, Operation extends StoredOperation>(
  model: StoredModel<State, Operation>,
  reading: SnapshotReading<State> | undefined,
  known: readonly Entry<Operation>[],
  older: VersionVector,
): MergedStorage<State> {
  const { state = model.empty, coverage, isDamaged = false } = reading ?? {}
  const compacted = coverage?.marks ?? (isDamaged ? {} : older)
  const skipped = new Set(coverage?.unknown)
  const missing = known.filter((entry) => !isIncluded(compacted, entry) || skipped.has(entry.key))
  const start = model.seeded(state, isDamaged)
  const unknown = unknownKeys(missing)
  return {
    state: withEntries(model, start, missing),
    compacted,
    included: including(compacted, known),
    unknown,
    isRewritten: !coverage || isDamaged || start !== state,
    isBehind: missing.length > unknown.size,
  }
}

export function withEntries<State extends object, Operation extends StoredOperation>(
  { apply }: StoredModel<State, Operation>,
  state: State,
  entries: readonly Entry<Operation>[],
): State {
  return inOrder(entries).reduce(
    (current, { operation }) =>
      operation === null || operation === 'unknown' ? current : apply(current, operation),
    state,
  )
}

/** Unreadable entries count as unknown: they stay until they have been quarantined. */
export function unknownKeys(entries: readonly Entry<unknown>[]): Set<string> {
  const unknown = entries.filter(({ operation }) => operation === null || operation === 'unknown')
  return new Set(unknown.map(({ key }) => key))
}
