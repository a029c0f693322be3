import { expect, test } from 'vitest'
import type { Operation } from '../../../domain/site/site-operations'
import { seededState } from '../../../domain/site/seeds'
import { SimulatedBrowser, type SimulatedTab } from '../testing/simulated-browser'
import { event, ticket, view, viewsIn } from '../testing/site-visits'

const twoDays = 2 * 86_400_000

/** Everything is written, received and cleaned up; then nothing happens for two days. */
function daysPass(browser: SimulatedBrowser) {
  browser.settle()
  for (const { engine } of browser.tabs) if (engine.isDirty()) engine.compact()
  for (let round = 0; round < 3; round += 1) {
    browser.settle()
    browser.time += 11_000
    browser.tabs[0]?.engine.cleanUp()
  }
  browser.time += twoDays
}

function write(browser: SimulatedBrowser, { engine }: SimulatedTab, operation: Operation) {
  engine.commit(operation)
  browser.settle()
  engine.compact()
  browser.settle()
  for (const { engine: each } of browser.tabs) if (each.isDirty()) each.compact()
  browser.settle()
}

test('an idle tab’s old operation is not applied again when the version vector drops the tab', () => {
  const browser = new SimulatedBrowser()
  const [idle] = [browser.open(), browser.open()]
  idle.engine.commit(view('once'))
  daysPass(browser)
  write(browser, browser.open(), view('twice'))
  expect(viewsIn(browser.stored().state)).toBe(2)
  for (const { store } of browser.tabs) expect(viewsIn(store.getState())).toBe(2)
})

test('an idle tab’s old reset is not applied again', () => {
  const browser = new SimulatedBrowser()
  browser.open().reset()
  daysPass(browser)
  write(browser, browser.open(), ticket('ticket'))
  expect(browser.stored().state.supportTickets).toHaveLength(1)
})

test('a tab that slept for days receives a sign-out of a dropped tab', () => {
  const browser = new SimulatedBrowser()
  const asleep = browser.open()
  const userId = seededState.users[0]?.id ?? ''
  asleep.engine.commit({ type: 'userSignedIn', id: 'in', at: '', userId })
  browser.sleep(asleep)
  browser.open().engine.commit({ type: 'userSignedOut', id: 'out', at: '' })
  daysPass(browser)
  const later = browser.open()
  later.defer(event('e'))
  browser.close(later)
  expect(asleep.store.getState().currentUser?.id).toBe(userId)
  browser.wake(asleep)
  expect(asleep.store.getState().currentUser).toBeNull()
})
