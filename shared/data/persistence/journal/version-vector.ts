/** Identifies an operation by its tab and time. */
export interface OperationId {
  readonly tab: string
  /** Milliseconds; unique and increasing among the tabs that observe it. */
  readonly seq: number
}

/** The highest included sequence number of each tab. */
export type VersionVector = Readonly<Record<string, number>>

export function isIncluded(vector: VersionVector, { tab, seq }: OperationId): boolean {
  return seq <= (vector[tab] ?? 0)
}

/** Raises the vector so that it includes the operations. */
export function including(vector: VersionVector, ids: readonly OperationId[]): VersionVector {
  const raised = { ...vector }
  for (const { tab, seq } of ids) raised[tab] = Math.max(raised[tab] ?? 0, seq)
  return raised
}

/** Whether the other vector includes an operation that this one lacks. */
export function isBehind(vector: VersionVector, other: VersionVector): boolean {
  return Object.entries(other).some(([tab, seq]) => !isIncluded(vector, { tab, seq }))
}
