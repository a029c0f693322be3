import { describe, expect, test } from 'vitest'
import type { SiteState } from '../../../domain/site/site-state'
import { seededState } from '../../../domain/site/seeds'
import { storeKey } from '../../storage/storage-keys'
import { SimulatedBrowser } from '../testing/simulated-browser'
import { event, keysOf, opened, view, viewsIn } from '../testing/site-visits'

const unreadable = 'fivefold-store-unreadable-'

/** A document edited by hand has no version vector. */
const documentOf = (change: object = {}) =>
  JSON.stringify({ state: { ...seededState, ...change }, version: 1 })

/** A tab of a browser that was here before, with nothing left to write. */
function visited() {
  const browser = new SimulatedBrowser()
  browser.kill(opened(browser))
  return { browser, tab: opened(browser) }
}

describe('the snapshot is written by', () => {
  test('no tab, if it has everything', () => {
    const { browser, tab } = visited()
    const writes = browser.writes.length
    tab.engine.catchUp()
    tab.engine.compact()
    expect(tab.requested.writes).toEqual([])
    expect(browser.writes).toHaveLength(writes)
  })

  test('the tab that made a change, soon; a tab that received it, only if that tab is gone', () => {
    const { browser, tab } = visited()
    const other = opened(browser)
    tab.engine.commit(view('v'))
    browser.settle()
    expect(tab.requested.writes).toEqual(['own'])
    expect(other.requested.writes).toEqual(['other'])
    expect([tab, other].map(({ engine }) => engine.isDirty())).toEqual([true, true])
    tab.engine.compact()
    browser.settle()
    expect([tab, other].map(({ engine }) => engine.isDirty())).toEqual([false, false])
    const writes = browser.writes.length
    other.engine.compact()
    expect(browser.writes).toHaveLength(writes)
  })

  test('a new tab, after a crash of the tab that made a change', () => {
    const { browser, tab } = visited()
    tab.engine.commit(view('v'))
    browser.kill(tab)
    expect(opened(browser).requested.writes).toEqual(['own'])
  })

  test('the other tab, if this one only repairs a stale tab’s snapshot', () => {
    const { browser, tab } = visited()
    const stale = browser.truth.get(storeKey) ?? ''
    tab.engine.commit(view('v'))
    tab.engine.compact()
    tab.copy.set(storeKey, stale)
    const before = tab.requested.writes.length
    tab.engine.reread()
    expect(tab.requested.writes.slice(before)).toEqual(['other'])
    expect(viewsIn(tab.store.getState())).toBe(1)
  })

  test('the tab that finds a document edited by hand, once it is idle', () => {
    const browser = new SimulatedBrowser()
    const text = documentOf()
    browser.truth.set(storeKey, text)
    const tab = opened(browser)
    expect(tab.requested.writes).toEqual(['own'])
    expect(browser.truth.get(storeKey)).toBe(text)
    tab.copy.set(storeKey, documentOf({ roadmapVotes: [] }))
    tab.engine.reread()
    expect(tab.requested.writes).toEqual(['own', 'own'])
    tab.engine.catchUp()
    expect(tab.engine.isDirty()).toBe(true)
  })

  test('no tab, if another one has written everything meanwhile', () => {
    const { browser, tab } = visited()
    const other = opened(browser)
    tab.engine.commit(view('v'))
    browser.settle()
    tab.engine.compact()
    other.copy.set(storeKey, tab.copy.get(storeKey) ?? '')
    const writes = browser.writes.length
    other.engine.compact()
    expect(browser.writes).toHaveLength(writes)
    expect(viewsIn(other.store.getState())).toBe(1)
  })
})

describe('receiving from other tabs', () => {
  const key = 'fivefold-op:tab-far:1793606400500'

  test('an operation counts once, even if it is received several times and in several ways', () => {
    const { tab } = visited()
    const text = JSON.stringify(view('v'))
    tab.engine.onStorageEvent(key, text)
    expect(viewsIn(tab.store.getState())).toBe(1)
    const { writes } = tab.requested
    const requested = writes.length
    tab.engine.onStorageEvent(key, text)
    tab.copy.set(key, text)
    expect(tab.requested.writes).toHaveLength(requested)
    tab.engine.catchUp()
    tab.engine.onStorageEvent(key, text)
    expect(viewsIn(tab.store.getState())).toBe(1)
  })

  test.each([
    ['a key of the journal that is swept', key, null],
    ['a key of something else', 'fivefold-theme', 'plum'],
    ['a key like one of the journal', 'fivefold-op:mine', '{}'],
  ])('%s changes nothing', (_, received, text) => {
    const { tab } = visited()
    const before = tab.store.getState()
    tab.engine.onStorageEvent(received, text)
    expect(tab.store.getState()).toBe(before)
    expect(tab.engine.isDirty()).toBe(false)
    expect(tab.requested).toEqual({ writes: [], rereads: 0 })
  })

  test('operations in order need no second read', () => {
    const { browser, tab } = visited()
    const other = opened(browser)
    for (const id of ['a', 'b']) {
      browser.time += 10
      tab.engine.commit(view(id))
      browser.settle()
    }
    expect(other.requested.rereads).toBe(0)
    expect(viewsIn(other.store.getState())).toBe(2)
  })

  test('a snapshot without news does not replace the state object', () => {
    const { browser, tab } = visited()
    const other = opened(browser)
    tab.engine.commit(view('v'))
    browser.settle()
    const before = other.store.getState()
    tab.engine.compact()
    browser.settle()
    expect(other.store.getState()).toBe(before)
    const requested = other.requested.writes.length
    other.engine.catchUp()
    expect(other.store.getState()).toBe(before)
    expect(other.requested.writes).toHaveLength(requested)
  })

  test('an operation that only newer code can apply is listed in the snapshot that skips it', () => {
    const { browser, tab } = visited()
    const text = '{"type":"hologramShown","id":"h","at":""}'
    browser.time += 1000
    tab.engine.onStorageEvent(key, text)
    tab.engine.commit(view('v'))
    tab.engine.compact()
    const { journal } = JSON.parse(tab.copy.get(storeKey) ?? '')
    expect(journal.unknown).toEqual([key])
    tab.engine.onStorageEvent('fivefold-op:tab-far:1793606400501', text)
    tab.engine.commit(view('w'))
    tab.engine.compact()
    expect(JSON.parse(tab.copy.get(storeKey) ?? '').journal.unknown).toEqual([
      key,
      'fivefold-op:tab-far:1793606400501',
    ])
  })
})

describe('a document that is edited by hand after the start', () => {
  test('gets the operations that were in no snapshot, and no others', () => {
    for (const takeOver of ['compact', 'catchUp', 'reread'] as const) {
      const { tab } = visited()
      tab.engine.commit(view('folded'))
      tab.engine.compact()
      tab.engine.commit(view('not folded'))
      tab.copy.set(storeKey, documentOf())
      tab.engine[takeOver]()
      expect(viewsIn(tab.store.getState()), takeOver).toBe(1)
    }
  })

  test('adds its collections, and removes those that it lacks', () => {
    const { tab } = visited()
    tab.copy.set(storeKey, documentOf({ gadgets: [{ id: 'g' }] }))
    tab.engine.catchUp()
    expect(tab.store.getState()).toHaveProperty('gadgets')
    tab.copy.set(storeKey, documentOf())
    tab.engine.catchUp()
    expect(tab.store.getState()).not.toHaveProperty('gadgets')
  })

  test('is gone after a reset, in any tab', () => {
    const browser = new SimulatedBrowser()
    browser.truth.set(storeKey, documentOf({ gadgets: [{ id: 'g' }] }))
    const [tab, other] = [opened(browser), opened(browser)]
    expect(other.store.getState()).toHaveProperty('gadgets')
    tab.reset()
    browser.settle()
    for (const { store } of [tab, other]) expect(store.getState()).not.toHaveProperty('gadgets')
  })

  test('of a newer version is replaced by this version’s seeds on a reset', () => {
    const browser = new SimulatedBrowser()
    browser.truth.set(storeKey, JSON.stringify({ state: seededState, version: 9 }))
    const tab = opened(browser)
    tab.reset()
    browser.settle()
    expect(browser.stored()).toMatchObject({ version: 1, state: { ...seededState } })
  })

  test('is not repaired with operations older than a minute', () => {
    const { browser, tab } = visited()
    const stale = browser.truth.get(storeKey) ?? ''
    tab.engine.commit(view('old'))
    tab.engine.compact()
    browser.time += 61_000
    tab.engine.commit(view('new'))
    tab.engine.compact()
    for (const key of tab.area.keys('fivefold-op:')) tab.copy.delete(key)
    tab.copy.set(storeKey, stale)
    tab.engine.reread()
    expect(viewsIn(tab.store.getState())).toBe(1)
  })
})

describe('storage that fails', () => {
  const damaged = '{"state": oops'

  test('a document that could not be quarantined is not overwritten, and reported; later it is quarantined once', () => {
    const browser = new SimulatedBrowser()
    browser.truth.set(storeKey, damaged)
    browser.refuseWrite = (key) => (key.startsWith(unreadable) ? 'full' : undefined)
    const tab = opened(browser)
    tab.engine.commit(view('v'))
    tab.engine.compact()
    browser.settle()
    expect(browser.truth.get(storeKey)).toBe(damaged)
    expect(browser.reports).toEqual(['full'])
    browser.refuseWrite = () => undefined
    tab.engine.compact()
    browser.settle()
    expect(keysOf(browser, unreadable)).toHaveLength(1)
    expect(browser.stored().state.users).toEqual(seededState.users)
    expect(browser.reports).toEqual(['full', 'recovered'])
  })

  test.each(['unreadable text', '{"state":{"users":7}}', ''])(
    'an unreadable text in place of the document loses nothing in memory: %s',
    (rubbish) => {
      const { browser, tab } = visited()
      tab.engine.commit(view('long ago'))
      tab.engine.compact()
      for (const wait of [61_000, 62_000]) {
        browser.time += wait
        tab.engine.cleanUp()
      }
      tab.engine.commit(view('now'))
      tab.copy.set(storeKey, rubbish)
      tab.engine.catchUp()
      expect(viewsIn(tab.store.getState())).toBe(2)
      tab.engine.compact()
      browser.settle()
      expect(browser.stored().state).toEqual(tab.store.getState())
      expect(browser.reports).toEqual(['recovered'])
      expect(keysOf(browser, unreadable)).toHaveLength(rubbish === '' ? 0 : 1)
    },
  )

  test('a refused read is reported, and nothing is written without it', () => {
    const { browser, tab } = visited()
    tab.engine.commit(view('v'))
    const writes = browser.writes.length
    browser.refusesReading = () => true
    tab.engine.compact()
    expect(browser.reports).toEqual(['unavailable'])
    expect(browser.writes).toHaveLength(writes)
    browser.refusesReading = () => false
    tab.engine.compact()
    expect(browser.reports).toEqual(['unavailable', 'ok'])
  })

  test('a read that is refused half-way does not change memory', () => {
    const { browser, tab } = visited()
    tab.engine.commit(view('v'))
    tab.copy.set(storeKey, documentOf())
    let calls = 0
    browser.refusesReading = () => (calls += 1) > 1
    tab.engine.reread()
    expect(viewsIn(tab.store.getState())).toBe(1)
  })

  test('a cleared storage is reported, and clears memory', () => {
    const { browser, tab } = visited()
    tab.engine.commit(view('v'))
    tab.defer(event('e'))
    tab.engine.compact()
    tab.defer(event('f'))
    tab.copy.clear()
    tab.engine.onStorageEvent(null, null)
    expect(browser.reports).toEqual(['cleared'])
    const expected: SiteState = { ...seededState, analyticsEvents: [] }
    expect(tab.store.getState()).toEqual(expected)
    tab.engine.compact()
    browser.settle()
    expect(browser.stored().state).toEqual(expected)
  })

  test('a second read that finds nothing does not change memory', () => {
    const { tab } = visited()
    tab.engine.commit(view('v'))
    tab.copy.clear()
    tab.engine.reread()
    expect(viewsIn(tab.store.getState())).toBe(1)
  })

  test('a reset ends a reported problem, and quarantines nothing', () => {
    const browser = new SimulatedBrowser()
    browser.truth.set(storeKey, damaged)
    const tab = opened(browser)
    expect(browser.reports).toEqual(['recovered'])
    const kept = keysOf(browser, unreadable)
    tab.reset()
    browser.settle()
    expect(browser.reports).toEqual(['recovered', 'ok'])
    expect(keysOf(browser, unreadable)).toEqual(kept)
    const { tab: sound, browser: other } = visited()
    sound.reset()
    other.settle()
    expect(keysOf(other, unreadable)).toEqual([])
  })
})

test('a snapshot of this version has its version vector and no further data about itself', () => {
  const { tab } = visited()
  tab.engine.commit(view('v'))
  tab.engine.compact()
  expect(Object.keys(JSON.parse(tab.copy.get(storeKey) ?? '').journal)).toEqual([
    'marks',
    'unknown',
  ])
})
