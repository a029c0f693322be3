/** Names an operation: the tab that made it, and when. */
export interface OperationId {
  readonly tab: string
  /** A time in milliseconds that never repeats or runs backwards among the tabs that observe it. */
  readonly seq: number
}

/** For each tab the highest sequence number that is included in something. */
export type VersionVector = Readonly<Record<string, number>>

export function isIncluded(vector: VersionVector, { tab, seq }: OperationId): boolean {
  return seq <= (vector[tab] ?? 0)
}

/** The vector raised so that it includes the operations. */
export function including(vector: VersionVector, ids: readonly OperationId[]): VersionVector {
  const raised = { ...vector }
  for (const { tab, seq } of ids) raised[tab] = Math.max(raised[tab] ?? 0, seq)
  return raised
}

/** Whether the other vector includes an operation that this one does not. */
export function isBehind(vector: VersionVector, other: VersionVector): boolean {
  return Object.entries(other).some(([tab, seq]) => !isIncluded(vector, { tab, seq }))
}
