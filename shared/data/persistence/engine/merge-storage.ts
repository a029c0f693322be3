import { inOrder, type Entry } from '../journal/journal'
import { including, isIncluded, type VersionVector } from '../journal/version-vector'
import type { SnapshotReading } from '../snapshot/read-snapshot'
import type { StoredModel, StoredOperation } from '../stored-model'
import { unknownKeys, type OperationHistory } from './operation-history'

export interface MergedStorage<State> {
  readonly state: State
  /** Operations that the state includes, and those that the snapshot includes. */
  readonly history: Pick<OperationHistory<unknown>, 'compacted' | 'included' | 'unknown'>
  /** Whether the snapshot must be rewritten, or at least lacks operations. */
  readonly isRewritten: boolean
  readonly isBehind: boolean
}

/**
 * Applies every known operation that the snapshot lacks. A snapshot without coverage was edited by hand: `older` are
 * the operations that count as older than it. If damage has removed its head, all are applied: applying one twice does
 * less harm than losing one.
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
  const isMissing = (entry: Entry<Operation>) =>
    !isIncluded(compacted, entry) || skipped.has(entry.key) || entry.operation === null
  const missing = known.filter(isMissing)
  const start = model.seeded(state, isDamaged)
  const unknown = unknownKeys(missing)
  return {
    state: withEntries(model, start, missing),
    history: { compacted, included: including(compacted, known), unknown },
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
