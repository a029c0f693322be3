import * as fc from 'fast-check'
import * as v from 'valibot'
import { describe, expect, test } from 'vitest'
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
  const always = (rule: string, check: (history: readonly Operation[]) => void) =>
    test(rule, () => fc.assert(fc.property(operations, check)))

  always('the input state is never changed', (history) => {
    expect(() => history.reduce(appliedFrozen, frozen(seededState))).not.toThrow()
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

  always('the ratings of an article follow the one that the browser has', (history) => {
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
  })

  always('a user has at most one vote for an item', (history) => {
    const pairs = after(history).roadmapVotes.map(
      (vote) => `${vote.user_id} ${vote.roadmap_item_id}`,
    )
    expect(new Set(pairs).size).toBe(pairs.length)
  })

  always('ids are unique in every collection', (history) => {
    for (const collection of Object.values(after(history))) {
      if (!Array.isArray(collection)) continue
      const ids = collection.map((record) => record.id)
      expect(new Set(ids).size).toBe(ids.length)
    }
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

  always('messages and reading marks belong to an existing ticket', (history) => {
    const { supportTickets, ticketMessages, ticketReads } = after(history)
    const tickets = new Set(supportTickets.map(({ id }) => id))
    for (const record of [...ticketMessages, ...ticketReads]) {
      expect(tickets.has(record.ticket_id)).toBe(true)
    }
  })

  always('no two users share an email', (history) => {
    const addresses = after(history).users.map((user) => user.email)
    expect(new Set(addresses).size).toBe(addresses.length)
  })

  always('the signed-in user is one of the users', (history) => {
    const { currentUser, users } = after(history)
    expect(currentUser === null || users.some((user) => equal(user, currentUser))).toBe(true)
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

function equal(one: unknown, other: unknown): boolean {
  return JSON.stringify(one) === JSON.stringify(other)
}
