import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { applyOperation } from '../../../domain/site/site-operations'
import { seededState } from '../../../domain/site/seeds'
import { SimulatedBrowser, type SimulatedTab } from '../testing/simulated-browser'
import { operationArbitrary } from '../../../domain/testing/operation-arbitrary'
import { storeKey } from '../../storage/storage-keys'
import { event, keysOf, opened, view, viewsIn, vote } from '../testing/site-visits'

/** A new page of the same browser, with all messages delivered. */
function reloaded(browser: SimulatedBrowser): SimulatedTab {
  for (const tab of browser.tabs.toReversed()) browser.close(tab)
  return opened(browser)
}

describe('writing', () => {
  test('the snapshot is written when the site starts', () => {
    const browser = new SimulatedBrowser()
    opened(browser)
    expect(browser.stored()).toMatchObject({ state: { ...seededState }, version: 1 })
  })

  test('one vote writes one small key, in a store of any size', () => {
    const browser = new SimulatedBrowser()
    const tab = opened(browser)
    for (let index = 0; index < 400; index += 1) tab.engine.commit(vote(`voter-${index}`))
    tab.engine.compact()
    const before = browser.writes.length
    tab.engine.commit(vote('one-more'))
    const written = browser.writes.slice(before)
    expect(written).toHaveLength(1)
    expect((written[0]?.key.length ?? 0) + (written[0]?.value?.length ?? 0)).toBeLessThan(250)
  })

  test('snapshot and journal together are the live state, at any time', () => {
    fc.assert(
      fc.property(
        fc.array(fc.tuple(operationArbitrary, fc.boolean()), { maxLength: 40 }),
        (steps) => {
          const browser = new SimulatedBrowser()
          const tab = opened(browser)
          for (const [operation, compacts] of steps) {
            tab.engine.commit(operation)
            browser.time += 1
            if (compacts) tab.engine.compact()
            // Another rule seeds a snapshot without users.
            fc.pre(tab.store.getState().users.length > 0)
          }
          browser.settle()
          expect(opened(browser).store.getState()).toEqual(tab.store.getState())
          expect(tab.store.getState()).toEqual(
            steps.reduce((state, [operation]) => applyOperation(state, operation), seededState),
          )
        },
      ),
    )
  })

  test('the version vector drops tabs that were closed a day ago', () => {
    const browser = new SimulatedBrowser()
    const tab = opened(browser)
    tab.engine.commit(view('v'))
    tab.engine.compact()
    for (let wait = 0; wait < 3; wait += 1) {
      browser.time += 40_000_000
      tab.engine.cleanUp()
    }
    const later = reloaded(browser)
    later.engine.commit(view('w'))
    later.engine.compact()
    browser.settle()
    expect(Object.keys(JSON.parse(browser.truth.get(storeKey) ?? '').journal.marks)).toEqual([
      later.name,
    ])
    expect(viewsIn(browser.stored().state)).toBe(2)
  })
})

describe('analytics', () => {
  test('an event is in memory at once and causes no write', () => {
    const browser = new SimulatedBrowser()
    const tab = opened(browser)
    const before = browser.writes.length
    tab.defer(event('e'))
    expect(tab.store.getState().analyticsEvents).toHaveLength(1)
    expect(browser.writes).toHaveLength(before)
    tab.engine.commit(vote('a'))
    expect(browser.writes).toHaveLength(before + 1)
    tab.engine.compact()
    browser.settle()
    expect(browser.stored().state.analyticsEvents).toHaveLength(1)
  })

  test('events of several tabs all reach the snapshot', () => {
    const browser = new SimulatedBrowser()
    const writer = opened(browser)
    const other = opened(browser)
    other.defer(event('e'))
    writer.defer(event('f'))
    browser.close(other)
    browser.settle()
    writer.engine.compact()
    browser.settle()
    expect(browser.stored().state.analyticsEvents.map(({ id }) => id)).toEqual(['e', 'f'])
  })

  test('many events do not wait forever', () => {
    const browser = new SimulatedBrowser()
    const tab = opened(browser)
    const requested = tab.requested.writes.length
    for (let index = 0; index < 49; index += 1) tab.defer(event(`e${index}`))
    expect(tab.requested.writes).toHaveLength(requested)
    tab.defer(event('e49'))
    expect(tab.requested.writes.slice(requested)).toEqual(['own'])
  })
})

describe('a document edited by hand', () => {
  const crafted = JSON.stringify({
    state: { ...seededState, supportTickets: [], currentUser: seededState.users[0] },
    version: 1,
  })

  test('is read unchanged after a reload, even with a journal', () => {
    const browser = new SimulatedBrowser()
    const tab = opened(browser)
    tab.engine.commit(view('v'))
    tab.engine.compact()
    tab.area.set(storeKey, crafted)
    const later = reloaded(browser)
    expect(viewsIn(later.store.getState())).toBe(0)
    expect(later.store.getState().currentUser).toEqual(seededState.users[0])
    later.engine.commit(view('w'))
    expect(viewsIn(reloaded(browser).store.getState())).toBe(1)
  })

  test('is not overwritten when the page is hidden, even with a waiting write', () => {
    const browser = new SimulatedBrowser()
    const tab = opened(browser)
    tab.engine.commit(view('v'))
    tab.defer(event('e'))
    tab.area.set(storeKey, crafted)
    tab.engine.hide()
    browser.settle()
    expect(browser.truth.get(storeKey)).toBe(crafted)
  })

  test('shows in other tabs at once', () => {
    const browser = new SimulatedBrowser()
    const tab = opened(browser)
    const other = opened(browser)
    tab.area.set(storeKey, crafted)
    browser.settle()
    expect(other.store.getState().currentUser).toEqual(seededState.users[0])
  })

  test('an edited copy of our own document is accepted, too', () => {
    const browser = new SimulatedBrowser()
    const tab = opened(browser)
    tab.engine.commit(view('v'))
    tab.engine.compact()
    const document = JSON.parse(tab.area.get(storeKey) ?? '')
    document.state.kbArticles[0].view_count = 9000
    tab.area.set(storeKey, JSON.stringify(document))
    tab.engine.commit(view('w'))
    tab.engine.compact()
    expect(tab.store.getState().kbArticles[0]?.view_count).toBe(9001)
    expect(reloaded(browser).store.getState().kbArticles[0]?.view_count).toBe(9001)
  })
})

describe('cleared storage', () => {
  test('stays cleared when the page is hidden', () => {
    const browser = new SimulatedBrowser()
    const tab = opened(browser)
    tab.engine.commit(view('v'))
    for (const key of tab.area.keys()) tab.area.remove(key)
    tab.engine.hide()
    browser.settle()
    expect(browser.truth.size).toBe(0)
    expect(reloaded(browser).store.getState()).toEqual(seededState)
  })

  test('in one tab resets the other tabs to the seeds', () => {
    const browser = new SimulatedBrowser()
    const tab = opened(browser)
    const other = opened(browser)
    other.engine.commit(view('v'))
    browser.settle()
    tab.reset()
    browser.settle()
    const [reset, ...more] = keysOf(browser, 'fivefold-op:')
    expect(browser.truth.get(reset ?? '')).toContain('storeReset')
    expect(more).toEqual([])
    expect(other.store.getState()).toEqual(seededState)
    expect(tab.store.getState()).toEqual(seededState)
    other.engine.commit(view('w'))
    browser.settle()
    expect(viewsIn(tab.store.getState())).toBe(1)
  })
})

describe('an unreadable document', () => {
  const unreadable = 'fivefold-store-unreadable-'

  test('is quarantined once by two tabs', () => {
    const browser = new SimulatedBrowser()
    browser.truth.set(storeKey, 'not JSON')
    opened(browser)
    opened(browser)
    expect(keysOf(browser, unreadable)).toHaveLength(1)
  })

  test('of a newer version is downloaded with its version, its data and later work', () => {
    const browser = new SimulatedBrowser()
    const state = { ...seededState, gadgets: [{ id: 'g' }] }
    browser.truth.set(storeKey, JSON.stringify({ state, version: 7, later: { a: 1 } }))
    browser.refuseWrite = () => 'full'
    const tab = opened(browser)
    tab.engine.commit(vote('v'))
    const copy = JSON.stringify(tab.engine.document())
    expect(JSON.parse(copy)).toMatchObject({ version: 7, later: { a: 1 } })
    const other = new SimulatedBrowser()
    other.truth.set(storeKey, copy)
    const found = opened(other).store.getState()
    expect(found).toEqual(tab.store.getState())
    expect(found).toMatchObject({ gadgets: [{ id: 'g' }], roadmapVotes: [{ id: 'v' }] })
  })

  test('of a newer version is not quarantined again in turns of old and new code', () => {
    const browser = new SimulatedBrowser()
    const journal = { marks: {}, unknown: [], setAside: 1 }
    browser.truth.set(storeKey, JSON.stringify({ journal, version: 1, state: seededState }))
    const tab = opened(browser)
    tab.engine.commit(view('v'))
    tab.engine.compact()
    expect(JSON.parse(tab.copy.get(storeKey) ?? '').journal.setAside).toBe(1)
  })
})

describe('an operation that only newer code knows', () => {
  const key = 'fivefold-op:tab-newer:1793577600000'

  test('waits in the journal until newer code applies it', () => {
    const browser = new SimulatedBrowser()
    const tab = opened(browser)
    browser.truth.set(key, '{"type":"hologramShown","id":"h","at":""}')
    const other = opened(browser)
    other.engine.commit(view('v'))
    browser.settle()
    for (let round = 0; round < 4; round += 1) {
      other.engine.compact()
      browser.time += 11_000
      other.engine.cleanUp()
      browser.settle()
    }
    expect(keysOf(browser, 'fivefold-op:')).toEqual([key])
    expect(viewsIn(tab.store.getState())).toBe(1)
    const later = reloaded(browser)
    later.engine.commit(view('w'))
    later.engine.compact()
    browser.settle()
    expect(browser.truth.has(key)).toBe(true)
    // Newer code, simulated by a write, finds the operation outside of the snapshot.
    browser.truth.set(key, JSON.stringify(view('h')))
    expect(viewsIn(reloaded(browser).store.getState())).toBe(3)
  })

  test('shows once newer code has applied it', () => {
    const browser = new SimulatedBrowser()
    const tab = opened(browser)
    tab.engine.onStorageEvent(key, '{"type":"hologramShown","id":"h","at":""}')
    const { journal, ...document } = JSON.parse(browser.truth.get(storeKey) ?? '')
    const marks = { ...journal.marks, 'tab-newer': 1_793_577_600_000 }
    document.state.kbArticles[0].view_count += 1
    const text = JSON.stringify({ journal: { marks, unknown: [] }, ...document })
    tab.copy.set(storeKey, text)
    tab.engine.onStorageEvent(storeKey, text)
    expect(viewsIn(tab.store.getState())).toBe(1)
  })
})

describe('a full storage', () => {
  test('a refused change that must be stored changes nothing, and is reported', () => {
    const browser = new SimulatedBrowser()
    const tab = opened(browser)
    const before = tab.store.getState()
    const requested = tab.requested.writes.length
    browser.quota = 0
    expect(tab.engine.commitStored(vote('a'))).toBe(false)
    expect(tab.store.getState()).toBe(before)
    expect(tab.engine.isDirty()).toBe(false)
    expect(tab.requested.writes).toHaveLength(requested)
    expect(browser.reports).toEqual(['full'])
    browser.quota = Number.POSITIVE_INFINITY
    tab.engine.compact()
    expect(reloaded(browser).store.getState().roadmapVotes).toEqual([])
  })

  test('a change that must be stored is in memory, in the journal and in the next snapshot', () => {
    const browser = new SimulatedBrowser()
    const tab = opened(browser)
    expect(tab.engine.commitStored(vote('a'))).toBe(true)
    expect(tab.store.getState().roadmapVotes).toHaveLength(1)
    expect(tab.engine.isDirty()).toBe(true)
    expect(tab.requested.writes.at(-1)).toBe('own')
    browser.settle()
    browser.kill(tab)
    expect(opened(browser).store.getState().roadmapVotes).toHaveLength(1)
  })

  test('a change that changes nothing needs no room', () => {
    const browser = new SimulatedBrowser()
    const tab = opened(browser)
    tab.engine.commitStored(vote('a'))
    browser.quota = 0
    const { length } = browser.writes
    expect(tab.engine.commitStored(vote('a'))).toBe(true)
    expect(browser.writes).toHaveLength(length)
  })

  test('once there is room, waiting operations are written before a change that must be stored', () => {
    const browser = new SimulatedBrowser()
    const tab = opened(browser)
    browser.quota = 0
    tab.engine.commit(view('v'))
    expect(tab.engine.commitStored(vote('a'))).toBe(false)
    browser.quota = Number.POSITIVE_INFINITY
    expect(tab.engine.commitStored(vote('b'))).toBe(true)
    browser.settle()
    browser.kill(tab)
    const state = opened(browser).store.getState()
    expect(viewsIn(state)).toBe(1)
    expect(state.roadmapVotes.map(({ user_id }) => user_id)).toEqual(['b'])
  })

  test('a reset that storage refuses to write leaves nothing behind', () => {
    const browser = new SimulatedBrowser()
    const tab = opened(browser)
    tab.engine.commit(vote('a'))
    tab.engine.compact()
    browser.settle()
    browser.refuseWrite = () => 'unavailable'
    tab.reset()
    browser.settle()
    expect(keysOf(browser, 'fivefold-')).toEqual([])
    browser.refuseWrite = () => undefined
    browser.kill(tab)
    expect(opened(browser).store.getState().roadmapVotes).toEqual([])
  })

  test('another tab learns from the snapshot what no key could tell it', () => {
    const browser = new SimulatedBrowser()
    const tab = opened(browser)
    const other = opened(browser)
    browser.quota = 0
    tab.engine.commit(view('v'))
    browser.quota = Number.POSITIVE_INFINITY
    tab.engine.compact()
    browser.settle()
    expect(viewsIn(other.store.getState())).toBe(1)
  })
})

describe('several tabs', () => {
  test('a tab that receives an earlier operation late writes both in order', () => {
    const browser = new SimulatedBrowser()
    const [tab, other] = [opened(browser), opened(browser)]
    const userId = seededState.users[0]?.id ?? ''
    other.engine.commit({ type: 'userSignedIn', id: 'r', at: '2026-11-02', userId })
    other.engine.commit({ type: 'userSignedOut', id: 'q', at: '2026-11-02' })
    browser.time += 5
    tab.engine.commit({ type: 'userSignedIn', id: 's', at: '2026-11-02', userId })
    browser.settle()
    expect(tab.store.getState().currentUser).toBeNull()
    tab.engine.compact()
    browser.settle()
    for (const { store } of [tab, other]) expect(store.getState().currentUser?.id).toBe(userId)
    expect(browser.stored().state.currentUser?.id).toBe(userId)
  })
})
