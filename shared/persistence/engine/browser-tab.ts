import type { StoreApi } from 'zustand/vanilla'
import { storeArea } from '../../storage/browser-storage'
import type { SiteState } from '../../domain/site/site-state'
import { graceTime } from './journal-sweep'
import { newId } from '../../domain/model/record-id'
import { reportStorage } from '../../storage/storage-health'
import { createEngine, type StoreEngine } from './store-engine'
import { withStoreLock } from './store-lock'

/** After a change the snapshot is written in 300 to 700 ms: the promise is one second. */
const foldDelay = 300
const idleLimit = 400
/** By then the tab that made a change has written it, unless it crashed or sleeps. */
const otherFoldDelay = 3000
const rereadDelay = 1000

/** Runs the store in this tab: when it reads, when it writes and what the others have to say. */
export function runInTab(store: StoreApi<SiteState>): StoreEngine {
  const planned = new Set<string>()
  function once(name: string, delay: number, run: () => void): void {
    if (planned.has(name)) return
    planned.add(name)
    window.setTimeout(() => {
      planned.delete(name)
      run()
    }, delay)
  }

  const engine = createEngine({
    store,
    area: storeArea,
    tab: newId(),
    now: Date.now,
    report: reportStorage,
    onUnwritten: (origin) => {
      if (origin === 'own') once('fold', foldDelay, () => whenIdle(fold))
      else once('other', otherFoldDelay, () => engine.isUnwritten() && fold())
      sweepLater()
    },
    onDisorder: () => once('reread', rereadDelay, engine.reread),
  })

  function fold(): void {
    withStoreLock(engine.fold)
  }

  function sweepLater(): void {
    once('sweep', graceTime, () => {
      withStoreLock(() => {
        if (engine.sweep()) sweepLater()
      })
    })
  }

  engine.start()
  sweepLater()
  window.addEventListener('storage', ({ key, newValue }) => engine.hear(key, newValue))
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'hidden') engine.hide()
    else engine.catchUp()
  })
  window.addEventListener('pagehide', engine.hide)
  window.addEventListener('pageshow', (event) => {
    if (event.persisted) engine.catchUp()
  })
  return engine
}

function whenIdle(run: () => void): void {
  const canWait = 'requestIdleCallback' in window && document.visibilityState === 'visible'
  if (canWait) window.requestIdleCallback(run, { timeout: idleLimit })
  else run()
}
