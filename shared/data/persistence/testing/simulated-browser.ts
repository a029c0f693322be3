import { createStore, type StoreApi } from 'zustand/vanilla'
import type { BrowserArea, WriteOutcome } from '../../storage/browser-storage'
import type { SiteState } from '../../../domain/site/site-state'
import { withAnalyticsEvents, type AnalyticsEvent } from '../../../domain/analytics/analytics-event'
import { newId } from '../../../domain/model/record-id'
import { seededState } from '../../../domain/site/seeds'
import { siteModel } from '../../../domain/site/site-model'
import type { Operation } from '../../../domain/site/site-operations'
import { withRoom } from '../../storage/record-area'
import type { Refusal, StorageStatus } from '../../storage/storage-health'
import { createEngine, type Engine } from '../engine/engine'
import type { StoredModel, StoredOperation } from '../stored-model'

interface Mutation {
  readonly by: string
  readonly key: string
  readonly value: string | null
}

interface StorageTab<State extends object, Change extends StoredOperation> {
  readonly name: string
  readonly copy: Map<string, string>
  readonly outbox: Mutation[]
  readonly inbox: Mutation[]
  readonly area: BrowserArea
  readonly store: StoreApi<State>
  readonly engine: Engine<State, Change>
  /** The writes that the engine has requested, by the tab to make them, and the number of second reads. */
  readonly requested: { readonly writes: ('own' | 'other')[]; rereads: number }
}

/**
 * A browser whose tabs run in separate processes. Each tab reads its own copy of the storage at once. Its writes reach
 * the browser later, and the other tabs later still; in order, and no later than in a real browser.
 */
export class SimulatedStorage<State extends object, Change extends StoredOperation> {
  /** The browser's own storage, which a new tab starts from. */
  readonly truth = new Map<string, string>()
  readonly tabs: StorageTab<State, Change>[] = []
  readonly reports: StorageStatus[] = []
  readonly writes: Mutation[] = []
  time = Date.UTC(2026, 10, 2)
  /** Characters that storage accepts in total. */
  quota = Number.POSITIVE_INFINITY
  /** Called before every write and read: the refusal to return instead. */
  refuseWrite: (key: string) => Refusal | undefined = () => undefined
  refusesReading: () => boolean = () => false
  private opened = 0

  /** Opens a tab with a release's code. `seeds` is its state before it reads. */
  openTab(model: StoredModel<State, Change>, seeds = model.empty): StorageTab<State, Change> {
    this.opened += 1
    const name = `tab-${this.opened}`
    const copy = new Map(this.truth)
    const outbox: Mutation[] = []
    const inbox: Mutation[] = []
    const requested: StorageTab<State, Change>['requested'] = { writes: [], rereads: 0 }
    const send = (key: string, value: string | null): WriteOutcome => {
      const refusal = value === null ? undefined : this.refuseWrite(key)
      if (refusal) return refusal
      const size = [...copy].reduce((sum, [k, v]) => sum + k.length + v.length, 0)
      if (value !== null && size + value.length > this.quota) return 'full'
      if (value === null) copy.delete(key)
      else copy.set(key, value)
      outbox.push({ by: name, key, value })
      this.writes.push({ by: name, key, value })
      return 'written'
    }
    const area = withRoom({
      get: (key) => (this.refusesReading() ? undefined : (copy.get(key) ?? null)),
      set: (key, value) => send(key, value),
      remove: (key) => void send(key, null),
      keys: (prefix = '') => [...copy.keys()].filter((key) => key.startsWith(prefix)),
    })
    const store = createStore<State>(() => seeds)
    const engine = createEngine<State, Change>({
      model,
      store,
      area,
      tab: name,
      now: () => this.time,
      report: (status) => this.reports.push(status),
      onDirty: (writer) => {
        requested.writes.push(writer)
      },
      onOutOfOrder: () => {
        requested.rereads += 1
      },
    })
    const tab = { name, copy, outbox, inbox, area, store, engine, requested }
    this.tabs.push(tab)
    engine.start()
    return tab
  }

  close(tab: StorageTab<State, Change>): void {
    tab.engine.hide()
    this.kill(tab)
  }

  /** The tab writes nothing more; its earlier writes still arrive. */
  kill(tab: StorageTab<State, Change>): void {
    while (tab.outbox.length > 0) this.publish(tab)
    this.tabs.splice(this.tabs.indexOf(tab), 1)
  }

  /** The tab receives nothing until it wakes, as in the back-forward cache. */
  sleep(tab: StorageTab<State, Change>): void {
    this.close(tab)
    tab.inbox.length = 0
  }

  wake(tab: StorageTab<State, Change>): void {
    this.settle()
    tab.copy.clear()
    for (const [key, value] of this.truth) tab.copy.set(key, value)
    this.tabs.push(tab)
    tab.engine.catchUp()
  }

  /** The tab's oldest write reaches the browser, which notifies every tab, including this one. */
  publish(tab: StorageTab<State, Change>): void {
    const mutation = tab.outbox.shift()
    if (!mutation) return
    apply(this.truth, mutation)
    for (const each of this.tabs) each.inbox.push(mutation)
  }

  /** The tab receives the oldest write that it does not know. Its own pending writes win. */
  deliver(tab: StorageTab<State, Change>): void {
    const mutation = tab.inbox.shift()
    if (!mutation || mutation.by === tab.name) return
    const own = [...tab.outbox, ...tab.inbox.filter(({ by }) => by === tab.name)]
    if (!own.some(({ key }) => key === mutation.key)) apply(tab.copy, mutation)
    tab.engine.onStorageEvent(mutation.key, mutation.value)
  }

  settle(): void {
    for (let isQuiet = false; !isQuiet;) {
      isQuiet = true
      for (const tab of this.tabs) {
        while (tab.outbox.length > 0) {
          isQuiet = false
          this.publish(tab)
        }
        while (tab.inbox.length > 0) {
          isQuiet = false
          this.deliver(tab)
        }
      }
    }
  }

  stored(): { state: State } {
    return JSON.parse(this.truth.get('fivefold-store') ?? 'null')
  }
}

export interface SimulatedTab extends StorageTab<SiteState, Operation> {
  readonly defer: (event: AnalyticsEvent) => void
  readonly reset: () => void
}

/** A simulated browser with the site's own store. */
export class SimulatedBrowser extends SimulatedStorage<SiteState, Operation> {
  open(): SimulatedTab {
    const tab = this.openTab(siteModel, seededState)
    return Object.assign(tab, {
      defer: (event: AnalyticsEvent) =>
        tab.engine.defer((state) => withAnalyticsEvents(state, [event])),
      reset: () => {
        const at = new Date(this.time).toISOString()
        tab.engine.reset({ type: 'storeReset', id: newId(this.time), at })
      },
    })
  }
}

function apply(copy: Map<string, string>, { key, value }: Mutation): void {
  if (value === null) copy.delete(key)
  else copy.set(key, value)
}
