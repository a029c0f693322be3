import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import type { SiteState } from '../../../domain/site/site-state'
import type { Operation } from '../../../domain/site/site-operations'
import { seededState } from '../../../domain/site/seeds'
import { SimulatedBrowser } from '../testing/simulated-browser'

const article = seededState.kbArticles[0]
const item = seededState.roadmapItems[0]
const casey = seededState.users[1]
if (!article || !item || !casey) throw new Error('the seeds are incomplete')

let made = 0
function ticket(): Operation {
  made += 1
  return {
    type: 'ticketOpened',
    id: `ticket-${made}`,
    at: new Date(made).toISOString(),
    userId: casey?.id ?? '',
    userName: 'Casey',
    category: 'Billing',
    priority: 'medium',
    subject: `Ticket ${made}`,
    description: '',
  }
}
function view(): Operation {
  made += 1
  return { type: 'articleViewed', id: `view-${made}`, at: '', articleId: article?.id ?? '' }
}
function vote(userId: string): Operation {
  made += 1
  return { type: 'voteAdded', id: `vote-${made}`, at: '', userId, itemId: item?.id ?? '' }
}
function rating(): Operation {
  made += 1
  return {
    type: 'articleRated',
    id: `rating-${made}`,
    at: '',
    articleId: article?.id ?? '',
    rating: made % 2 === 0 ? 'helpful' : 'not_helpful',
  }
}

type Done = Record<'tickets' | 'views' | 'ratings' | 'votes', number>

/** A browser has one rating, however often it rates. */
function count(done: Done, kind: keyof Done) {
  done[kind] = kind === 'ratings' ? 1 : done[kind] + 1
}

function doneIn(state: SiteState): Done {
  const read = state.kbArticles.find(({ id }) => id === article?.id)
  return {
    tickets: new Set(state.supportTickets.map(({ id }) => id)).size,
    views: (read?.view_count ?? 0) - (article?.view_count ?? 0),
    ratings: state.articleRatings.length,
    votes: state.roadmapVotes.length,
  }
}

function countsAreRight(state: SiteState): boolean {
  const voted = state.roadmapItems.find(({ id }) => id === item?.id)
  const votes = state.roadmapVotes.filter((vote) => vote.roadmap_item_id === item?.id)
  const read = state.kbArticles.find(({ id }) => id === article?.id)
  const own = state.articleRatings[0]?.rating
  return (
    voted?.vote_count === (item?.vote_count ?? 0) + votes.length &&
    read?.helpful_count === (article?.helpful_count ?? 0) + (own === 'helpful' ? 1 : 0) &&
    read.not_helpful_count === (article?.not_helpful_count ?? 0) + (own === 'not_helpful' ? 1 : 0)
  )
}

function kindOf(choice: number): keyof Done {
  const kinds = ['tickets', 'views', 'ratings', 'votes'] as const
  return kinds[choice % 4] ?? 'votes'
}

function someOperation(choice: number): Operation {
  if (choice % 4 === 0) return ticket()
  if (choice % 4 === 1) return view()
  if (choice % 4 === 2) return rating()
  return vote(`voter-${made}`)
}

const frequent = fc.constantFrom('commit', 'publish', 'deliver', 'deliver', 'fold')
const calm = fc.constantFrom('hide', 'sweep', 'wait', 'days', 'reread')
const comingAndGoing = fc.constantFrom('open', 'close', 'kill', 'sleep', 'wake')

/** The next step; the number chooses the tab. */
const step = fc.tuple(
  fc.oneof({ weight: 18, arbitrary: frequent }, calm, comingAndGoing),
  fc.nat({ max: 11 }),
)

test('for any steps and any timing of messages, no operation is lost or doubled', () => {
  fc.assert(
    fc.property(fc.array(step, { minLength: 40, maxLength: 220 }), (steps) => {
      const browser = new SimulatedBrowser()
      browser.open()
      browser.settle()
      browser.open()
      const done = { tickets: 0, views: 0, ratings: 0, votes: 0 }
      const asleep: SimulatedBrowser['tabs'] = []
      for (const [what, number] of steps) {
        const tab = browser.tabs[number % browser.tabs.length]
        if (!tab) break
        browser.time += number % 3
        if (what === 'commit') {
          tab.engine.commit(someOperation(number))
          count(done, kindOf(number))
        }
        if (what === 'publish') browser.publish(tab)
        if (what === 'deliver') browser.deliver(tab)
        if (what === 'fold') tab.engine.compact()
        if (what === 'hide') tab.engine.hide()
        if (what === 'sweep') tab.engine.cleanUp()
        if (what === 'reread') tab.engine.reread()
        if (what === 'open' && browser.tabs.length < 5) browser.open()
        if (what === 'wait') {
          // No message waits longer than the grace time.
          browser.settle()
          browser.time += 6000
        }
        if (what === 'days') {
          for (let round = 0; round < 3; round += 1) {
            browser.settle()
            browser.time += 40 * 3_600_000
            tab.engine.cleanUp()
          }
        }
        if (what === 'close' && browser.tabs.length > 1) browser.close(tab)
        if (what === 'kill' && browser.tabs.length > 1) browser.kill(tab)
        if (what === 'sleep' && browser.tabs.length > 1) {
          browser.sleep(tab)
          asleep.push(tab)
        }
        if (what === 'wake') for (const sleeper of asleep.splice(0, 1)) browser.wake(sleeper)
      }
      for (const sleeper of asleep) browser.wake(sleeper)
      browser.settle()
      for (const tab of browser.tabs) if (tab.engine.isDirty()) tab.engine.compact()
      browser.settle()
      expect(doneIn(browser.stored().state)).toEqual(done)
      expect(countsAreRight(browser.stored().state)).toBe(true)
      for (const tab of browser.tabs) expect(doneIn(tab.store.getState())).toEqual(done)
      expect(doneIn(browser.open().store.getState())).toEqual(done)
    }),
    { numRuns: 200 },
  )
})
