import * as fc from 'fast-check'
import { seededState } from '../site/seeds'
import type { Operation } from '../site/site-operations'

const ids = Array.from({ length: 12 }, (_, index) => `id-${index}`)
const userId = fc.constantFrom(...seededState.users.map(({ id }) => id), 'id-0', 'id-1', 'nobody')
const itemId = fc.constantFrom(...seededState.roadmapItems.map(({ id }) => id), 'no-item')
const articleId = fc.constantFrom(...seededState.kbArticles.map(({ id }) => id), 'no-article')
const text = fc.string({ maxLength: 12, unit: 'grapheme' })
const email = fc.constantFrom(
  'a@x.example',
  'b@x.example',
  ...seededState.users.map((u) => u.email),
)

const fact = {
  id: fc.constantFrom(...ids),
  at: fc
    .integer({ min: 0, max: 100_000 })
    .map((offset) => new Date(Date.UTC(2026, 10, 1) + offset).toISOString()),
}

const files = fc.array(fc.record({ id: fc.uuid(), name: text, mediaType: text, size: fc.nat() }), {
  minLength: 1,
  maxLength: 3,
})

/** Few ids, so that operations hit each other's records. */
export const operationArbitrary: fc.Arbitrary<Operation> = fc.oneof(
  fc.record({
    type: fc.constant('userRegistered' as const),
    ...fact,
    name: text,
    email,
    company: text,
    phone: text,
  }),
  fc.record({ type: fc.constant('userSignedIn' as const), ...fact, userId }),
  fc.record({ type: fc.constant('userSignedOut' as const), ...fact }),
  fc.record({
    type: fc.constant('profileSaved' as const),
    ...fact,
    userId,
    name: text,
    email,
    company: text,
    phone: text,
  }),
  fc.record({
    type: fc.constant('preferencesSaved' as const),
    ...fact,
    userId,
    preferences: fc.record({
      emailNotifications: fc.boolean(),
      marketingEmails: fc.boolean(),
      newsletter: fc.boolean(),
    }),
  }),
  fc.record({ type: fc.constant('accountDeleted' as const), ...fact, userId }),
  fc.record({
    type: fc.constant('ticketOpened' as const),
    ...fact,
    userId,
    userName: text,
    category: text,
    priority: fc.constantFrom('low', 'medium', 'high', 'critical'),
    subject: text,
    description: text,
    number: fc.integer({ min: 1_000, max: 1_003 }),
    files,
  }),
  fc.record({
    type: fc.constant('ticketStatusChanged' as const),
    ...fact,
    ticketId: fc.constantFrom(...ids),
    status: fc.constantFrom('open', 'in-progress', 'resolved', 'closed'),
    byId: userId,
    byName: text,
  }),
  fc.record({
    type: fc.constant('ticketReplied' as const),
    ...fact,
    ticketId: fc.constantFrom(...ids),
    authorId: userId,
    authorName: text,
    authorRole: fc.constantFrom('admin', 'customer'),
    body: text,
    files,
  }),
  fc.record({
    type: fc.constant('ticketAssigned' as const),
    ...fact,
    ticketId: fc.constantFrom(...ids),
    assigneeId: fc.oneof(userId, fc.constant('')),
    assigneeName: text,
    byId: userId,
    byName: text,
  }),
  fc.record({
    type: fc.constant('ticketNoted' as const),
    ...fact,
    ticketId: fc.constantFrom(...ids),
    authorId: userId,
    authorName: text,
    body: text,
  }),
  fc.record({
    type: fc.constant('ideaSuggested' as const),
    ...fact,
    userId,
    userName: text,
    title: text,
    reason: text,
  }),
  fc.record({
    type: fc.constant('ideaAnswered' as const),
    ...fact,
    ideaId: fc.constantFrom(...ids),
    answer: text,
    title: text,
    description: text,
    category: text,
  }),
  fc.record({
    type: fc.constant('roadmapCommented' as const),
    ...fact,
    itemId,
    userId,
    userName: text,
    body: text,
  }),
  fc.record({
    type: fc.constant('roadmapCommentDeleted' as const),
    ...fact,
    commentId: fc.constantFrom(...ids),
  }),
  fc.record({
    type: fc.constant('ticketRead' as const),
    ...fact,
    ticketId: fc.constantFrom(...ids),
    userId,
    readAt: fact.at,
  }),
  fc.record({ type: fc.constant('voteAdded' as const), ...fact, itemId, userId }),
  fc.record({ type: fc.constant('voteRemoved' as const), ...fact, itemId, userId }),
  fc.record({ type: fc.constant('articleViewed' as const), ...fact, articleId }),
  fc.record({
    type: fc.constantFrom('articleRated' as const, 'articleRatingWithdrawn' as const),
    ...fact,
    articleId,
    rating: fc.constantFrom('helpful' as const, 'not_helpful' as const),
  }),
  fc.record({
    type: fc.constant('leadReceived' as const),
    ...fact,
    collection: fc.constantFrom(
      'demoRequests' as const,
      'waitlistEntries' as const,
      'contactForms' as const,
      'newsletterSubscriptions' as const,
    ),
    fields: fc.record({ name: text, email }),
  }),
  fc.record({ type: fc.constant('storeReset' as const), ...fact }),
)
