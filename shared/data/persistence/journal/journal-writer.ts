import type { BrowserArea, WriteOutcome } from '../../storage/browser-storage'
import { newEntry, type Entry } from './journal'
import type { OperationId } from './version-vector'

/** Later numbers are damaged and must not advance the clock, which would run out of digits. */
const latestTime = 9e14

/** Writes this tab's operations in order, each under its own key. */
export function createJournalWriter<Operation>(
  area: BrowserArea,
  tab: string,
  now: () => number,
  onRefusal: (outcome: WriteOutcome) => void,
) {
  /** The latest sequence number that this tab has observed. */
  let clock = 0
  /** Operations that storage has not accepted yet. No later one may be written before them. */
  let waiting: Entry<Operation>[] = []

  /** @returns whether storage has accepted all waiting operations. */
  function send(): boolean {
    for (let next = waiting[0]; next; next = waiting[0]) {
      const outcome = area.set(next.key, JSON.stringify(next.operation))
      if (outcome !== 'written') {
        onRefusal(outcome)
        return false
      }
      waiting.shift()
    }
    return true
  }

  function add(operation: Operation): Entry<Operation> {
    clock = Math.max(clock + 1, now())
    const entry = newEntry(tab, clock, operation)
    waiting.push(entry)
    return entry
  }

  return {
    /** Writes the operation, now or as soon as storage accepts it. */
    append(operation: Operation): Entry<Operation> {
      const entry = add(operation)
      send()
      return entry
    },
    /** Writes the operation now, or drops it and returns undefined. */
    offer(operation: Operation): Entry<Operation> | undefined {
      const entry = add(operation)
      if (send()) return entry
      waiting.pop()
      return undefined
    },
    /** Retries the waiting operations. */
    send,
    /** Drops the waiting operations: the snapshot includes them, or they are no longer wanted. */
    forget(): void {
      waiting = []
    },
    /** Advances the clock. @returns whether one of the operations is out of order. */
    observe(ids: readonly OperationId[]): boolean {
      const isOutOfOrder = ids.some(({ seq }) => seq <= clock)
      clock = ids.reduce((latest, { seq }) => Math.max(latest, Math.min(seq, latestTime)), clock)
      return isOutOfOrder
    },
  }
}
