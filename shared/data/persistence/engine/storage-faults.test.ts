import { describe, expect, test } from 'vitest'
import type { SiteState } from '../../../domain/site/site-state'
import type { Operation } from '../../../domain/site/site-operations'
import { seededState } from '../../../domain/site/seeds'
import { isRefusal } from '../../storage/storage-health'
import { faultDepth, standsFor } from '../testing/fault-cases'
import { SimulatedBrowser, type SimulatedTab } from '../testing/simulated-browser'

const storeKey = 'fivefold-store'
const itemId = seededState.roadmapItems[0]?.id ?? ''
const articleId = seededState.kbArticles[0]?.id ?? ''
const at = '2026-11-02T08:00:00.000Z'

const operations: readonly Operation[] = [
  {
    type: 'userRegistered',
    id: 'u',
    at,
    name: 'Robin',
    email: 'r@x.example',
    company: '',
    phone: '',
  },
  { type: 'voteAdded', id: 'v', at, itemId, userId: 'u' },
  {
    type: 'ticketOpened',
    id: 't',
    at,
    userId: 'u',
    userName: 'Robin',
    category: 'Billing',
    priority: 'low',
    subject: 'Invoice',
    description: '',
  },
  { type: 'articleRated', id: 'r', at, articleId, rating: 'helpful' },
  {
    type: 'ticketStatusChanged',
    id: 's',
    at,
    ticketId: 't',
    status: 'closed',
    byId: 'u',
    byName: '',
  },
  {
    type: 'profileSaved',
    id: 'p',
    at,
    userId: 'u',
    name: 'Rob',
    email: 'r@x.example',
    company: 'X',
    phone: '',
  },
  { type: 'articleViewed', id: 'w', at, articleId },
]

type Step = (tab: SimulatedTab, browser: SimulatedBrowser) => void

const fold: Step = (tab, browser) => {
  tab.engine.compact()
  browser.settle()
}
const sweep: Step = (tab, browser) => {
  browser.time += 11_000
  tab.engine.cleanUp()
  browser.settle()
}
const work = operations.map(
  (operation): Step =>
    (tab) =>
      tab.engine.commit(operation),
)
const scenario: readonly Step[] = [
  ...work.slice(0, 3),
  fold,
  ...work.slice(3, 5),
  fold,
  sweep,
  sweep,
  sweep,
  ...work.slice(5),
  fold,
]

function play(browser: SimulatedBrowser, check: (tab: SimulatedTab) => void = () => {}) {
  const tab = browser.open()
  check(tab)
  for (const step of scenario) {
    step(tab, browser)
    check(tab)
  }
  return tab
}

/** The state that the next visitor would read. */
function onDisk(browser: SimulatedBrowser): SiteState {
  const later = new SimulatedBrowser()
  later.time = browser.time
  for (const [key, value] of browser.truth) later.truth.set(key, value)
  return later.open().store.getState()
}

function browserWith(document: string | undefined): SimulatedBrowser {
  const browser = new SimulatedBrowser()
  if (document !== undefined) browser.truth.set(storeKey, document)
  return browser
}

const first = browserWith(undefined)
first.open()
first.settle()
const whole = first.truth.get(storeKey) ?? ''

const documents = [
  ['no document', undefined],
  ['a document of before', whole],
  ['a cut-off document', whole.slice(0, -20)],
  ['a newer document', whole.replace('"version":1', '"version":9')],
] as const

/** Refuses the n-th call, or several calls from there on. */
function refusesFrom(start: number, count: number): () => boolean {
  let calls = 0
  return () => {
    calls += 1
    return calls > start && calls <= start + count
  }
}

interface Outcome {
  /** Times at which memory had more than the disk and nothing was reported. */
  readonly unreported: number
  /** Times at which the text of a document that must be kept was stored nowhere. */
  readonly lostOriginals: number
  readonly memory: string
  readonly disk: string
  /** Whether a refusal is still reported. */
  readonly isRefused: boolean
}

/** Plays the scenario while storage refuses; in the end it works again. */
function outcomeOf(
  document: string | undefined,
  refuse: (browser: SimulatedBrowser) => void,
): Outcome {
  const browser = browserWith(document)
  refuse(browser)
  const isReported = () => isRefusal(browser.reports.at(-1) ?? 'ok')
  const isOriginal = document !== undefined && document !== whole
  let unreported = 0
  let lostOriginals = 0
  const tab = play(browser, ({ store }) => {
    browser.settle()
    if (!isReported() && textOf(onDisk(browser)) !== textOf(store.getState())) unreported += 1
    if (isOriginal && ![...browser.truth.values()].includes(document)) lostOriginals += 1
  })
  browser.refuseWrite = () => undefined
  browser.refusesReading = () => false
  tab.engine.hide()
  browser.settle()
  const memory = textOf(tab.store.getState())
  const disk = textOf(onDisk(browser))
  return { unreported, lostOriginals, memory, disk, isRefused: isReported() }
}

/** The outcome of the scenario with a working storage. */
function calmOutcome(document: string | undefined): Outcome {
  const state = textOf(play(browserWith(document)).store.getState())
  return { unreported: 0, lostOriginals: 0, memory: state, disk: state, isRefused: false }
}

/** Equal for equal states with any order of fields. */
function textOf(state: SiteState): string {
  return JSON.stringify(state, (_key, value: unknown) =>
    typeof value === 'object' && value !== null && !Array.isArray(value)
      ? Object.fromEntries(Object.entries(value).toSorted())
      : value,
  )
}

const counts = [1, Number.POSITIVE_INFINITY, 2, 5]
const countsOfCall = faultDepth({ part: 1, full: counts.length })

/** Every call, with some numbers of refusals from there on; in long runs, with all of them. */
function pairs(calls: number): (readonly [number, number])[] {
  return Array.from({ length: calls * countsOfCall }, (_, index) => {
    const start = Math.floor(index / countsOfCall)
    const turn = countsOfCall === 1 ? start % 2 : index % countsOfCall
    return [start, counts[turn] ?? 1] as const
  })
}

/** How often the scenario makes the calls that `refuse` would refuse. */
function countCalls(
  document: string | undefined,
  count: (b: SimulatedBrowser, call: () => boolean) => void,
) {
  let calls = 0
  const browser = browserWith(document)
  count(browser, () => {
    calls += 1
    return false
  })
  play(browser)
  return calls
}

describe.each(documents)('with %s', (name, document) => {
  const place = `store, with ${name}`

  test.for(['full', 'unavailable'] as const)(
    'a storage that is %s at any write, for a while or forever, loses nothing',
    (refusal, context) => {
      const refuseWrites = (browser: SimulatedBrowser, isNext: () => boolean) => {
        browser.refuseWrite = () => (isNext() ? refusal : undefined)
      }
      const calls = countCalls(document, refuseWrites)
      const fault = `storage ${refusal} at the n-th write`
      standsFor(context, { fault, place, cases: calls * countsOfCall })
      const calm = calmOutcome(document)
      for (const [start, count] of pairs(calls)) {
        const refuse = refusesFrom(start, count)
        const outcome = outcomeOf(document, (browser) => refuseWrites(browser, refuse))
        // Originals are deleted before a record is refused for lack of room.
        const lostOriginals = refusal === 'full' ? 0 : outcome.lostOriginals
        expect({ ...outcome, lostOriginals }).toEqual(calm)
      }
    },
  )

  test('a storage that refuses reads, for a while or forever, loses nothing', (context) => {
    const refuseReading = (browser: SimulatedBrowser, isNext: () => boolean) => {
      browser.refusesReading = isNext
    }
    const calls = countCalls(document, refuseReading)
    standsFor(context, {
      fault: 'storage refuses the n-th reading',
      place,
      cases: calls * countsOfCall,
    })
    const calm = calmOutcome(document)
    for (const [start, count] of pairs(calls)) {
      const refuse = refusesFrom(start, count)
      expect(outcomeOf(document, (browser) => refuseReading(browser, refuse))).toEqual(calm)
    }
  })
})

test('cleared at any time: reported once, and later work is kept', (context) => {
  standsFor(context, {
    fault: 'storage cleared under our feet',
    place: 'store',
    cases: scenario.length * 2,
  })
  // A tab whose own script clears the storage receives no event.
  for (const isNotified of [true, false]) {
    for (let moment = 0; moment < scenario.length; moment += 1) {
      const browser = browserWith(whole)
      const tab = browser.open()
      const other = browser.open()
      for (const step of scenario.slice(0, moment)) step(tab, browser)
      browser.settle()
      for (const each of [tab.copy, other.copy, browser.truth]) each.clear()
      for (const each of isNotified ? [tab, other] : [other]) each.engine.onStorageEvent(null, null)
      for (const step of scenario.slice(moment)) step(tab, browser)
      browser.settle()
      other.engine.catchUp()
      expect(browser.reports).toEqual(['cleared', 'cleared'])
      expect(onDisk(browser)).toEqual(tab.store.getState())
      expect(other.store.getState()).toEqual(tab.store.getState())
    }
  }
})

/** A form stores it and says that it is sent. */
const lead = (id: string): Operation => ({
  type: 'leadReceived',
  id,
  at,
  collection: 'contactForms',
  fields: { name: 'Robin', email: 'r@x.example' },
})

test('five leads while another tab clears or deletes at any time: each is stored, or the loss is reported', (context) => {
  const ids = ['l1', 'l2', 'l3', 'l4', 'l5']
  const everything = (browser: SimulatedBrowser) => [...browser.truth.keys()]
  const document = () => [storeKey]
  let cases = 0
  for (const { keys, leaves } of [
    { keys: everything, leaves: false },
    { keys: document, leaves: false },
    // The tab opens another page before it receives the deletion.
    { keys: document, leaves: true },
  ])
    for (const isCompacted of [true, false])
      for (let mask = 1; mask < 2 ** ids.length; mask += 1) {
        cases += 1
        const browser = browserWith(whole)
        let tab = browser.open()
        const other = browser.open()
        /** Leads that were last reported as stored. */
        const confirmed = new Set<string>()
        for (const [moment, id] of ids.entries()) {
          expect(tab.engine.commitStored(lead(id))).toBe(true)
          confirmed.add(id)
          if (isCompacted) tab.engine.compact()
          browser.settle()
          const reports = browser.reports.length
          if (mask & (2 ** moment)) for (const key of keys(browser)) other.area.remove(key)
          while (other.outbox.length > 0) browser.publish(other)
          if (leaves) {
            browser.close(tab)
            tab = browser.open()
          }
          browser.settle()
          if (browser.reports.length > reports && !leaves) confirmed.clear()
        }
        tab.engine.hide()
        browser.settle()
        const stored = onDisk(browser).contactForms.map((record) => record.id)
        for (const id of confirmed) expect(stored).toContain(id)
      }
  standsFor(context, { fault: 'storage cleared or deleted between leads', place: 'store', cases })
})

test('a key that is removed at any time: the work in memory survives, or the reset is reported', (context) => {
  let cases = 0
  for (let moment = 0; moment < scenario.length; moment += 1) {
    const before = browserWith(whole)
    const tab = before.open()
    for (const step of scenario.slice(0, moment)) step(tab, before)
    before.settle()
    for (const key of before.truth.keys()) {
      cases += 1
      const browser = browserWith(whole)
      const tab = browser.open()
      for (const step of scenario.slice(0, moment)) step(tab, browser)
      browser.settle()
      for (const each of [tab.copy, browser.truth]) each.delete(key)
      for (const step of scenario.slice(moment)) step(tab, browser)
      browser.settle()
      expect(browser.reports).toEqual(key === storeKey ? ['cleared'] : [])
      expect(onDisk(browser)).toEqual(tab.store.getState())
    }
  }
  standsFor(context, { fault: 'a key removed under our feet', place: 'store', cases })
})
