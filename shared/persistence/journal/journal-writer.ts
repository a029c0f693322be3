import type { BrowserArea, WriteOutcome } from '../../storage/browser-storage'
import { newEntry, type Entry } from './journal'
import type { Operation } from '../../domain/site/site-operations'

export type JournalWriter = ReturnType<typeof createJournalWriter>

/** A place later than any real time must not take the clock along: it would run out of digits. */
const latestTime = 9e14

/** Writes this tab's operations, each under a key of its own, in order. */
export function createJournalWriter(
  area: BrowserArea,
  tab: string,
  now: () => number,
  onRefusal: (outcome: WriteOutcome) => void,
) {
  /** The latest sequence number that this tab has met. */
  let clock = 0
  /** Operations that storage has not taken yet. No later one may be seen before them. */
  let waiting: Entry[] = []

  function send(): void {
    for (let next = waiting[0]; next; next = waiting[0]) {
      const outcome = area.set(next.key, JSON.stringify(next.operation))
      if (outcome !== 'written') {
        onRefusal(outcome)
        return
      }
      waiting.shift()
    }
  }

  return {
    append(operation: Operation): Entry {
      clock = Math.max(clock + 1, now())
      const entry = newEntry(tab, clock, operation)
      waiting.push(entry)
      send()
      return entry
    },
    send,
    /** The waiting operations reached storage in another way, or are not wanted any more. */
    forget(): void {
      waiting = []
    },
    /** Answers whether one of the entries comes out of order. */
    meet(entries: readonly Entry[]): boolean {
      const isDisorderly = entries.some(({ seq }) => seq <= clock)
      clock = entries.reduce(
        (latest, { seq }) => Math.max(latest, Math.min(seq, latestTime)),
        clock,
      )
      return isDisorderly
    },
  }
}
