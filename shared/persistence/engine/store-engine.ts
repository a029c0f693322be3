import type { StoreApi } from 'zustand/vanilla'
import { withAnalyticsEvents } from '../../domain/analytics/analytics-event'
import { applyOperation } from '../../domain/site/site-operations'
import type { BrowserArea, WriteOutcome } from '../../storage/browser-storage'
import type { AnalyticsEvent } from '../../domain/analytics/analytics-event'
import type { SiteState } from '../../domain/site/site-state'
import {
  inOrder,
  including,
  isBehind,
  isIncluded,
  journalPrefix,
  readEntry,
  storedEntries,
  type Entry,
  type Marks,
} from '../journal/journal'
import { createJournalSweep, markLifetime, prunedMarks } from './journal-sweep'
import { createJournalWriter } from '../journal/journal-writer'
import { keysOfUnknown, mergedStorage, withEntries } from './merged-storage'
import { storeSchemaVersion } from '../../domain/site/migrations'
import type { Operation } from '../../domain/site/site-operations'
import { newId } from '../../domain/model/record-id'
import { seededState } from '../../domain/site/seeds'
import { coverageOf, snapshotText, storeKey } from '../snapshot/snapshot'
import { readSnapshot, type SnapshotReading } from '../snapshot/snapshot-reading'
import { isRefusal, type StorageStatus } from '../../storage/storage-health'
import { isMoreThanRead, setAside } from '../snapshot/unreadable'

export interface EngineOptions {
  readonly store: StoreApi<SiteState>
  readonly area: BrowserArea
  /** Name of this tab among all that share the area; no two page loads have the same. */
  readonly tab: string
  readonly now: () => number
  readonly report: (status: StorageStatus) => void
  /** The snapshot lacks something: `own` must be written by this tab, `other` by its own tab. */
  readonly onUnwritten: (origin: 'own' | 'other') => void
  /** Operations came out of order, so memory may differ from the snapshot: `reread` soon. */
  readonly onDisorder: () => void
}

export type StoreEngine = ReturnType<typeof createEngine>

/** Milliseconds for which operations stay at hand that a stale tab's snapshot might undo. */
const recallTime = 60_000
/** As many analytics events may wait for a change that is written anyway. */
const deferredLimit = 50

/**
 * Keeps memory, journal and snapshot of one tab together. The reasons stand in
 * docs/decisions/store-journal.md.
 */
export function createEngine(options: EngineOptions) {
  const { store, area, tab, now, report, onUnwritten, onDisorder } = options
  const journal = createJournalWriter(area, tab, now, noticed)
  const sweeper = createJournalSweep(area, now)

  /** The operations that memory includes. */
  let marks: Marks = {}
  /** Those that the stored snapshot includes, as far as this tab knows. */
  let folded: Marks = {}
  /** The snapshot that memory was read from or written to, and what of it is not state. */
  let base: string | null | undefined
  let version = storeSchemaVersion
  let extras: Readonly<Record<string, unknown>> = {}
  let unknown: ReadonlySet<string> = new Set()
  /** The newer version whose original was set aside, here or by code that is older still. */
  let versionSetAside: number | undefined

  let isUnwritten = false
  /** An operation came after a later one: memory has them in another order than the other tabs. */
  let isDisorderly = false
  /** When this tab last looked at the snapshot: its marks name what came since, for a day. */
  let lookedAt = now()
  /** More stands in the snapshot than was read, and its original is not set aside: it must stay. */
  let isLocked = false
  let told: StorageStatus = 'ok'
  /** What there is to tell when storage takes everything. */
  let news: StorageStatus = 'ok'
  /** Operations that the snapshot of another tab might lack. */
  let recent = new Map<string, Entry>()
  /** Analytics that wait for the next write, so that they cost none of their own. */
  let deferred: AnalyticsEvent[] = []

  /** Reads storage anew: the snapshot, and over it every known operation that it lacks. */
  function read(isStart: boolean): void {
    const text = area.get(storeKey)
    if (text === undefined && !isStart) return
    if (text === null && base) noticeCleared()
    forgetFolded()
    lookedAt = now()
    const found = typeof text === 'string' ? readSnapshot(text) : undefined
    const isRubbish = found?.isDamaged === true && found.state.users.length === 0
    const reading = isRubbish && !isStart ? inMemory() : found
    const stored = storedEntries(area)
    const known = inOrder([...recent.values(), ...stored])
    // Beside a document that was put there by hand: at a start whatever the journal holds is older,
    // later on only what had been in a snapshot.
    const merged = mergedStorage(reading, known, isStart ? including({}, stored) : folded)

    base = text
    version = reading?.version ?? storeSchemaVersion
    extras = reading?.extras ?? {}
    versionSetAside = version > storeSchemaVersion ? version : reading?.coverage?.setAside
    marks = merged.marks
    folded = merged.folded
    unknown = merged.unknown
    recent = new Map(known.map((entry) => [entry.key, entry]))
    journal.meet(known)
    isDisorderly = false
    isLocked = reading !== undefined && isMoreThanRead(reading)
    if (reading?.isDamaged) news = 'recovered'
    secure(known)
    store.setState(withAnalyticsEvents(merged.state, deferred), true)

    isUnwritten = merged.isRewritten || merged.isBehind
    if (isUnwritten) onUnwritten(isStart || merged.isRewritten ? 'own' : 'other')
  }

  /** In place of a document in which nothing can be read, and which has to be set aside. */
  function inMemory(): SnapshotReading {
    const coverage = { marks, unknown: [...unknown] }
    return { state: store.getState(), version, coverage, extras, isDamaged: true }
  }

  /** Sets aside what could not be read, before anything is written or swept over it. */
  function secure(known: readonly Entry[] = []): void {
    for (const { key, operation } of known) {
      const text = operation === null && area.get(key)
      if (text && setAside(area, text, now()) === 'written') {
        area.remove(key)
        news = 'recovered'
      }
    }
    const outcome = isLocked && base ? setAside(area, base, now()) : 'written'
    isLocked = outcome !== 'written'
    if (isLocked || !isRefusal(told)) noticed(outcome)
  }

  function noticeCleared(): void {
    forgetPending()
    news = 'cleared'
  }

  function forgetPending(): void {
    recent = new Map()
    deferred = []
    journal.forget()
  }

  function include(entries: readonly Entry[]): void {
    const fresh = entries.filter((entry) => !isIncluded(marks, entry))
    if (fresh.length === 0) return
    marks = including(marks, fresh)
    unknown = new Set([...unknown, ...keysOfUnknown(fresh)])
    for (const entry of fresh) recent.set(entry.key, entry)
    isDisorderly = journal.meet(fresh) || isDisorderly
    store.setState(withEntries(store.getState(), fresh), true)
    isUnwritten = true
    onUnwritten('other')
    if (isDisorderly) onDisorder()
  }

  function append(operation: Operation, next: SiteState): void {
    const entry = journal.append(operation)
    marks = including(marks, [entry])
    recent.set(entry.key, entry)
    isUnwritten = true
    store.setState(next, true)
    onUnwritten('own')
  }

  function noticed(outcome: WriteOutcome): void {
    tell(outcome === 'written' ? news : outcome)
  }

  function tell(status: StorageStatus): void {
    if (status !== told) report(status)
    told = status
  }

  /** Writes the snapshot, if there is anything that it lacks. */
  function fold(): void {
    if (isIdle()) return
    const stored = area.get(storeKey)
    if (stored === undefined) {
      noticed('unavailable')
      return
    }
    if (stored !== base || isDisorderly) read(false)
    secure()
    journal.send()
    if (isLocked || isIdle()) return
    forgetFolded()
    marks = prunedMarks(marks, [...area.keys(journalPrefix), ...recent.keys()], now())
    const coverage = { marks, unknown: [...unknown], setAside: versionSetAside }
    const text = snapshotText({ state: store.getState(), version, extras, coverage })
    const outcome = area.set(storeKey, text)
    noticed(outcome)
    if (outcome !== 'written') return
    base = text
    folded = marks
    isUnwritten = false
    deferred = []
    journal.forget()
  }

  function isIdle(): boolean {
    return !isUnwritten && deferred.length === 0
  }

  /** Before another snapshot is looked at: one that has dropped old marks seems to lack them. */
  function forgetFolded(): void {
    const oldest = now() - recallTime
    for (const entry of recent.values()) {
      if (entry.seq < oldest && isIncluded(folded, entry)) recent.delete(entry.key)
    }
  }

  /** Takes in what other tabs did, by the journal alone where that is enough. */
  function catchUp(): void {
    const text = area.get(storeKey)
    if (text === undefined) return
    const coverage = coverageOf(text)
    const isLate = now() - lookedAt >= markLifetime
    // What was passed over here may be applied there.
    const isOutrun = isLate || unknown.size > 0
    if (text !== base && (!coverage || isOutrun || isBehind(marks, coverage.marks))) {
      read(false)
      return
    }
    lookedAt = now()
    forgetFolded()
    if (coverage) folded = coverage.marks
    include(storedEntries(area, marks))
    if ([...recent.values()].some((entry) => !isIncluded(folded, entry))) {
      isUnwritten = true
      onUnwritten('other')
    } else if (text !== base) {
      isUnwritten = false
    }
  }

  return {
    start(): void {
      read(true)
      if (typeof base !== 'string') fold()
    },

    commit(operation: Operation): void {
      const state = store.getState()
      const next = applyOperation(state, operation)
      if (next !== state) append(operation, next)
    },

    /** Remembers an analytics event at once and writes it with the next snapshot. */
    defer(event: AnalyticsEvent): void {
      deferred.push(event)
      store.setState(withAnalyticsEvents(store.getState(), [event]), true)
      if (deferred.length >= deferredLimit) onUnwritten('own')
    },

    /** Another tab wrote or removed a key; no key means that it cleared everything. */
    hear(key: string | null, text: string | null): void {
      if (key === null || key === storeKey) catchUp()
      else if (text !== null) include([readEntry(key, text)].flatMap((entry) => entry ?? []))
    },

    catchUp,
    reread(): void {
      if (typeof area.get(storeKey) === 'string') read(false)
    },
    fold,
    /** What memory holds, in the shape of the stored document, which it can replace. */
    document: () => ({ version, state: store.getState(), ...extras }),
    isUnwritten: (): boolean => isUnwritten,

    /**
     * The page may be gone in a moment. A document that somebody edited or cleared by hand in the
     * meantime is theirs and stays.
     */
    hide(): void {
      const text = area.get(storeKey)
      if (text === base || base === undefined || coverageOf(text)) fold()
    },

    /** Answers whether the journal still holds keys. */
    sweep: (): boolean => sweeper.run(unknown) !== 0,

    /** Begins again with the seeds, in every tab, and leaves nothing of before in the journal. */
    reset(): void {
      forgetPending()
      base = area.get(storeKey)
      version = storeSchemaVersion
      extras = {}
      isLocked = false
      news = 'ok'
      const at = new Date(now()).toISOString()
      append({ type: 'storeReset', id: newId(now()), at }, seededState)
      fold()
      for (const key of area.keys(journalPrefix)) if (!recent.has(key)) area.remove(key)
    },
  }
}
