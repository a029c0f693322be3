import type { StoreApi } from 'zustand/vanilla'
import { recordArea } from '../../storage/record-area'
import { reportStorage } from '../../storage/storage-health'
import type { StoredModel, StoredOperation } from '../stored-model'
import { createEngine, type Engine } from './engine'
import { graceTime } from './journal-cleanup'
import { withStoreLock } from './store-lock'

/** The snapshot is written 300 to 700 ms after a change; the promise is one second. */
const compactionDelay = 300
const idleLimit = 400
/** By then, the tab that made a change has written it, unless it crashed or sleeps. */
const otherCompactionDelay = 3000
const rereadDelay = 1000

/**
 * Runs a store in this tab: decides when it reads and writes. The caller forwards storage events, since it may have to
 * translate their keys.
 */
export function runInTab<State extends object, Operation extends StoredOperation>(
  store: StoreApi<State>,
  model: StoredModel<State, Operation>,
  tab: string,
  area = recordArea,
  report = reportStorage,
): Engine<State, Operation> {
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
    model,
    store,
    area,
    tab,
    now: Date.now,
    report,
    onDirty: (writer) => {
      if (writer === 'own') once('compact', compactionDelay, () => whenIdle(compact))
      else once('other', otherCompactionDelay, () => engine.isDirty() && compact())
      cleanUpLater()
    },
    onOutOfOrder: () => once('reread', rereadDelay, engine.reread),
  })

  function compact(): void {
    withStoreLock(engine.compact)
  }

  function cleanUpLater(): void {
    once('clean up', graceTime, () => {
      withStoreLock(() => {
        if (engine.cleanUp()) cleanUpLater()
      })
    })
  }

  engine.start()
  cleanUpLater()
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
  if (window.requestIdleCallback && document.visibilityState === 'visible')
    window.requestIdleCallback(run, { timeout: idleLimit })
  else run()
}
