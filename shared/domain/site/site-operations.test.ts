import * as fc from 'fast-check'
import * as v from 'valibot'
import { describe, expect, test } from 'vitest'
import type { SiteState } from './site-state'
import { applyOperation, siteOperations, type Operation } from './site-operations'
import { seededState } from './seeds'
import { frozen } from '../testing/frozen'
import { operationArbitrary } from '../testing/operation-arbitrary'

const operations = fc.array(operationArbitrary, { maxLength: 60 })

const seeds: SiteState = frozen(seededState)

/** A transition that changes its input throws. */
function after(history: readonly Operation[]): SiteState {
  return history.reduce((state, operation) => frozen(applyOperation(state, operation)), seeds)
}

const isUnique = (values: readonly unknown[]) => new Set(values).size === values.length
const seededVotes = new Map(seededState.roadmapItems.map((item) => [item.id, item.vote_count]))

const rules: Readonly<Record<string, (state: SiteState) => boolean>> = {
  'a vote count follows the votes': ({ roadmapItems, roadmapVotes }) =>
    roadmapItems.every(({ id, vote_count }) => {
      const votes = roadmapVotes.filter((vote) => vote.roadmap_item_id === id).length
      return vote_count === (seededVotes.get(id) ?? 0) + votes
    }),
  'the ratings of an article follow the one that the browser has': (state) =>
    state.kbArticles.every((article, place) => {
      const own = state.articleRatings.find(({ id }) => id === article.id)?.rating
      const seeded = seededState.kbArticles[place]
      return (['helpful', 'not_helpful'] as const).every(
        (rating) =>
          article[`${rating}_count`] ===
          (seeded?.[`${rating}_count`] ?? 0) + (own === rating ? 1 : 0),
      )
    }),
  'a user has at most one vote for an item': ({ roadmapVotes }) =>
    isUnique(roadmapVotes.map((vote) => `${vote.user_id} ${vote.roadmap_item_id}`)),
  'ids are unique in every collection': (state) =>
    Object.values(state).every(
      (records) => !Array.isArray(records) || isUnique(records.map(({ id }) => id)),
    ),
  'messages and reading marks belong to an existing ticket': (state) => {
    const tickets = new Set(state.supportTickets.map(({ id }) => id))
    const records = [...state.ticketMessages, ...state.ticketReads]
    return records.every((record) => tickets.has(record.ticket_id))
  },
  'no two users share an email': ({ users }) => isUnique(users.map(({ email }) => email)),
  'the signed-in user is one of the users': ({ currentUser, users }) =>
    currentUser === null || users.some((user) => equal(user, currentUser)),
}

describe('after any operations', () => {
  test.each(Object.entries(rules))('%s', (_, holds) => {
    fc.assert(
      fc.property(operations, (history) => {
        expect(holds(after(history))).toBe(true)
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

  test('applying an operation twice equals once, except for views', () => {
    fc.assert(
      fc.property(operations, operationArbitrary, (history, operation) => {
        fc.pre(operation.type !== 'articleViewed')
        const once = applyOperation(after(history), operation)
        expect(applyOperation(once, operation)).toEqual(once)
      }),
    )
  })

  test('an operation that changes nothing returns the same object, except for a reset', () => {
    fc.assert(
      fc.property(operations, operationArbitrary, (history, operation) => {
        fc.pre(operation.type !== 'storeReset')
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
