import { expect, test } from 'vitest'
import { faultDepth, seededRandom, standsFor } from '../testing/fault-cases'
import { SimulatedBrowser } from '../testing/simulated-browser'
import { keysOf, ticket, view, viewsIn } from '../testing/site-visits'

const place = 'journal entry'
const unreadable = 'fivefold-store-unreadable-'

/** A browser whose only tab was killed after three tickets and before the next snapshot. */
function killed() {
  const browser = new SimulatedBrowser()
  const tab = browser.open()
  for (const id of ['first', 'second', 'third']) {
    tab.engine.commit(ticket(id))
    browser.time += 1
  }
  browser.settle()
  browser.tabs.length = 0
  const key =
    [...browser.truth.keys()].find((name) => name.endsWith(String(browser.time - 2))) ?? ''
  return { browser, key, entry: browser.truth.get(key) ?? '' }
}

function ticketsAfter(browser: SimulatedBrowser): string[] {
  const tab = browser.open()
  for (let round = 0; round < 3; round += 1) {
    tab.engine.compact()
    browser.settle()
    browser.time += 11_000
    tab.engine.cleanUp()
  }
  browser.settle()
  return tab.store.getState().supportTickets.map(({ id }) => id)
}

function setAside(browser: SimulatedBrowser): string[] {
  return [...browser.truth].flatMap(([key, text]) => (key.startsWith(unreadable) ? text : []))
}

test('an entry that is cut off is quarantined and reported; the others are applied', (context) => {
  const { entry } = killed()
  const step = faultDepth({ part: 7, full: 1 })
  standsFor(context, { fault: 'cut off', place, cases: Math.ceil((entry.length - 1) / step) })
  for (let length = 1; length < entry.length; length += step) {
    const { browser, key } = killed()
    browser.truth.set(key, entry.slice(0, length))
    expect(ticketsAfter(browser)).toEqual(['first', 'third'])
    expect(setAside(browser)).toEqual([entry.slice(0, length)])
    expect(browser.reports).toEqual(['recovered'])
    expect(keysOf(browser, 'fivefold-op:')).toEqual([])
    expect(ticketsAfter(browser)).toEqual(['first', 'third'])
    expect(browser.reports).toEqual(['recovered'])
  }
})

test('an entry with a flipped bit is applied, quarantined or left to newer code', (context) => {
  const seed = 77
  const random = seededRandom(seed)
  const rounds = faultDepth({ part: 0.2, full: 8 })
  const { entry } = killed()
  const cases = Math.ceil(entry.length * rounds)
  standsFor(context, { fault: 'bit flipped', place, cases, seed })
  for (let number = 0; number < cases; number += 1) {
    const at = (rounds < 1 ? number * 5 : number) % entry.length
    const { browser, key } = killed()
    const bit = 2 ** Math.floor(random() * 8)
    const code = entry.charCodeAt(at)
    const wrong = String.fromCharCode(Math.floor(code / bit) % 2 === 1 ? code - bit : code + bit)
    const text = entry.slice(0, at) + wrong + entry.slice(at + 1)
    browser.truth.set(key, text)
    const kept = ticketsAfter(browser)
    expect(kept).toEqual(expect.arrayContaining(['first', 'third']))
    expect(kept.length === 3 || [...browser.truth.values()].includes(text)).toBe(true)
  }
})

test('a cut-off entry stays in place if there is no room to quarantine it', () => {
  const { browser, key, entry } = killed()
  const text = entry.slice(0, -9)
  browser.truth.set(key, text)
  browser.refuseWrite = (name) => (name.startsWith(unreadable) ? 'full' : undefined)
  expect(ticketsAfter(browser)).toEqual(['first', 'third'])
  expect(browser.truth.get(key)).toBe(text)
})

test.for(['__proto__', 'constructor', 'prototype', 'toString', 'valueOf', 'hasOwnProperty'])(
  'an entry of a tab named %s is ignored and applies nothing twice',
  (name, context) => {
    standsFor(context, { fault: 'key of a prototype', place, cases: 1 })
    const browser = new SimulatedBrowser()
    const tab = browser.open()
    const key = `fivefold-op:${name}:5`
    browser.truth.set(key, JSON.stringify(view('x')))
    tab.copy.set(key, JSON.stringify(view('x')))
    for (let round = 0; round < 3; round += 1) tab.engine.catchUp()
    tab.engine.commit(view('y'))
    tab.engine.compact()
    browser.settle()
    const onDisk = () => viewsIn(browser.open().store.getState())
    expect(onDisk()).toBe(1)
    expect(onDisk()).toBe(1)
    expect(browser.reports).toEqual([])
    expect(Object.getPrototypeOf({})).toBe(Object.prototype)
  },
)
