import * as fc from 'fast-check'
import * as v from 'valibot'
import { describe, expect, test } from 'vitest'
import { withAnalyticsEvents } from '../analytics/analytics-event'
import type { SiteState } from './site-state'
import { applyOperation, siteOperations, type Operation } from './site-operations'
import { seededState } from './seeds'
import { frozen } from '../testing/frozen'
import { operationArbitrary } from '../testing/operation-arbitrary'

const operations = fc.array(operationArbitrary, { maxLength: 60 })

function after(history: readonly Operation[]): SiteState {
  return history.reduce(applyOperation, frozen(seededState))
}

function appliedFrozen(state: SiteState, operation: Operation): SiteState {
  return frozen(applyOperation(state, operation))
}

describe('after any operations', () => {
  test('the input state is never changed', () => {
    fc.assert(
      fc.property(operations, (history) => {
        expect(() => history.reduce(appliedFrozen, frozen(seededState))).not.toThrow()
      }),
    )
  })

  test('a vote count is never below 0 and follows the votes', () => {
    const base = new Map(seededState.roadmapItems.map((item) => [item.id, item.vote_count]))
    fc.assert(
      fc.property(operations, (history) => {
        const state = after(history)
        for (const item of state.roadmapItems) {
          const votes = state.roadmapVotes.filter((vote) => vote.roadmap_item_id === item.id)
          expect(item.vote_count).toBe((base.get(item.id) ?? 0) + votes.length)
          expect(item.vote_count).toBeGreaterThanOrEqual(0)
        }
      }),
    )
  })

  test('the ratings of an article follow the one that the browser has', () => {
    fc.assert(
      fc.property(operations, (history) => {
        const state = after(history)
        for (const [place, article] of state.kbArticles.entries()) {
          const own = state.articleRatings.find(({ id }) => id === article.id)?.rating
          const [helpful, notHelpful] = [own === 'helpful' ? 1 : 0, own === 'not_helpful' ? 1 : 0]
          const seeded = seededState.kbArticles[place]
          expect([article.helpful_count, article.not_helpful_count]).toEqual([
            (seeded?.helpful_count ?? 0) + helpful,
            (seeded?.not_helpful_count ?? 0) + notHelpful,
          ])
        }
      }),
    )
  })

  test('a user has at most one vote for an item', () => {
    fc.assert(
      fc.property(operations, (history) => {
        const pairs = after(history).roadmapVotes.map(
          (vote) => `${vote.user_id} ${vote.roadmap_item_id}`,
        )
        expect(new Set(pairs).size).toBe(pairs.length)
      }),
    )
  })

  test('ids are unique in every collection', () => {
    fc.assert(
      fc.property(operations, (history) => {
        for (const collection of Object.values(after(history))) {
          if (!Array.isArray(collection)) continue
          const ids = collection.map((record) => record.id)
          expect(new Set(ids).size).toBe(ids.length)
        }
      }),
    )
  })

  test('no two tickets share a number, and each keeps its own', () => {
    fc.assert(
      fc.property(operations, operationArbitrary, (history, operation) => {
        const before = after(history)
        const { supportTickets } = applyOperation(before, operation)
        const numbers = new Map(supportTickets.map(({ id, number }) => [id, number]))
        expect(new Set(numbers.values()).size).toBe(supportTickets.length)
        const kept = before.supportTickets.filter(({ id }) => numbers.has(id))
        expect(kept.map(({ id }) => numbers.get(id))).toEqual(kept.map(({ number }) => number))
      }),
    )
  })

  test('messages and reading marks belong to an existing ticket', () => {
    fc.assert(
      fc.property(operations, (history) => {
        const { supportTickets, ticketMessages, ticketReads } = after(history)
        const tickets = new Set(supportTickets.map(({ id }) => id))
        for (const record of [...ticketMessages, ...ticketReads]) {
          expect(tickets.has(record.ticket_id)).toBe(true)
        }
      }),
    )
  })

  test('no two users share an email', () => {
    fc.assert(
      fc.property(operations, (history) => {
        const addresses = after(history).users.map((user) => user.email)
        expect(new Set(addresses).size).toBe(addresses.length)
      }),
    )
  })

  test('the signed-in user is one of the users', () => {
    fc.assert(
      fc.property(operations, (history) => {
        const { currentUser, users } = after(history)
        expect(currentUser === null || users.some((user) => equal(user, currentUser))).toBe(true)
      }),
    )
  })

  test('applying an operation twice equals once, except for views', () => {
    fc.assert(
      fc.property(operations, operationArbitrary, (history, operation) => {
        fc.pre(operation.type !== 'articleViewed')
        const once = applyOperation(after(history), operation)
        expect(applyOperation(once, operation)).toEqual(once)
      }),
    )
  })

  test('an operation that changes nothing returns the same object', () => {
    fc.assert(
      fc.property(operations, operationArbitrary, (history, operation) => {
        const state = after(history)
        const next = applyOperation(state, operation)
        expect(next === state || !equal(next, state)).toBe(true)
      }),
    )
  })
})

test('a count that is 0 despite a vote stays 0 when the vote is removed', () => {
  const [item] = seededState.roadmapItems
  const [user] = seededState.users
  if (!item || !user) throw new Error('the seeds are incomplete')
  const fact = { id: 'v', at: '2026-01-01T00:00:00.000Z', itemId: item.id, userId: user.id }
  const voted = applyOperation(seededState, { type: 'voteAdded', ...fact })
  const broken = { ...voted, roadmapItems: [{ ...item, vote_count: 0 }] }
  const state = applyOperation(broken, { type: 'voteRemoved', ...fact })
  expect(state.roadmapItems.map((each) => each.vote_count)).toEqual([0])
})

test('the later of two status changes wins, in any order of arrival', () => {
  const opened: Operation = {
    type: 'ticketOpened',
    id: 't',
    at: at(0),
    userId: 'u',
    userName: 'U',
    category: 'Billing',
    priority: 'low',
    subject: 'S',
    description: 'D',
  }
  const change = { type: 'ticketStatusChanged' as const, ticketId: 't', byId: 'u', byName: 'U' }
  const resolved: Operation = { ...change, id: 'r', at: at(1), status: 'resolved' }
  const closed: Operation = { ...change, id: 'c', at: at(2), status: 'closed' }
  const inTurn = after([opened, resolved, closed])
  const swapped = after([opened, closed, resolved])
  expect(inTurn.supportTickets).toEqual(swapped.supportTickets)
  expect(inTurn.supportTickets[0]).toMatchObject({ status: 'closed', updated_at: at(2) })
  expect(swapped.ticketEvents.map((event) => event.status)).toEqual(['open', 'closed', 'resolved'])
})

test('only the newest 500 analytics events are kept', () => {
  const events = Array.from({ length: 620 }, (_, index) => ({
    id: `e${index}`,
    name: 'page_view',
    params: {},
    created_at: '',
  }))
  const state = withAnalyticsEvents(seededState, [...events, ...events])
  expect(state.analyticsEvents).toHaveLength(500)
  expect(state.analyticsEvents[0]?.id).toBe('e120')
})

const AnyOperationSchema = v.variant(
  'type',
  Object.values(siteOperations).map(({ schema }) => schema),
)
const readBack = (operation: unknown) =>
  v.safeParse(AnyOperationSchema, JSON.parse(JSON.stringify(operation)))

test('every operation is registered under the type that it is stored with', () => {
  for (const [type, { schema }] of Object.entries(siteOperations)) {
    expect(schema.entries.type.literal).toBe(type)
  }
})

test('every operation is read as it was written', () => {
  fc.assert(
    fc.property(operationArbitrary, (operation) => {
      expect(readBack(operation).output).toEqual(operation)
    }),
  )
})

test('an operation without a part, or with one of a wrong type, is rejected', () => {
  fc.assert(
    fc.property(operationArbitrary, (operation) => {
      for (const [part, value] of Object.entries(operation)) {
        // Older code opened tickets without a number, and most messages have no files.
        const isOptional = part === 'number' || part === 'files'
        expect(readBack({ ...operation, [part]: undefined }).success, part).toBe(isOptional)
        const wrong = typeof value === 'number' ? '7' : 7
        expect(readBack({ ...operation, [part]: wrong }).success, part).toBe(false)
      }
    }),
  )
})

test('an operation that only newer code knows is rejected', () => {
  const fact = { id: 'x', at: '2026-11-02T08:00:00.000Z' }
  expect(readBack({ type: 'badgeEarned', ...fact }).success).toBe(false)
  expect(
    readBack({ type: 'articleRated', ...fact, articleId: 'a', rating: 'superb' }).success,
  ).toBe(false)
  expect(readBack({ type: 'leadReceived', ...fact, collection: 'users', fields: {} }).success).toBe(
    false,
  )
})

test('the collection’s fields of a lead are texts, its other fields may have any type', () => {
  const lead = (fields: object) =>
    readBack({ type: 'leadReceived', id: 'x', at: '', collection: 'contactForms', fields })
  for (const name of ['name', 'email', 'company', 'source', 'tier', 'message']) {
    expect(lead({ [name]: 7 }).success, name).toBe(false)
  }
  const { output } = lead({ email: 'a@x.example', products: ['integ'] })
  expect(output).toMatchObject({ fields: { email: 'a@x.example', products: ['integ'] } })
})

function at(minute: number): string {
  return new Date(Date.UTC(2026, 0, 1, 0, minute)).toISOString()
}

function equal(one: unknown, other: unknown): boolean {
  return JSON.stringify(one) === JSON.stringify(other)
}
