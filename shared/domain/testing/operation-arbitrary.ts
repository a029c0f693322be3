import * as fc from 'fast-check'
import { seededState } from '../site/seeds'
import { siteOperations, type Operation } from '../site/site-operations'

const ids = Array.from({ length: 12 }, (_, index) => `id-${index}`)
const known = fc.constantFrom(...ids)
const userId = fc.constantFrom(...seededState.users.map(({ id }) => id), 'id-0', 'id-1', 'nobody')
const text = fc.string({ maxLength: 12, unit: 'grapheme' })
const email = fc.constantFrom(
  'a@x.example',
  'b@x.example',
  ...seededState.users.map((user) => user.email),
)
const at = fc
  .integer({ min: 0, max: 100_000 })
  .map((offset) => new Date(Date.UTC(2026, 10, 1) + offset).toISOString())

/** Facts by their names. All others are any text. */
const facts: Readonly<Record<string, fc.Arbitrary<unknown>>> = {
  id: known,
  at,
  readAt: at,
  email,
  userId,
  byId: userId,
  authorId: userId,
  assigneeId: fc.oneof(userId, fc.constant('')),
  itemId: fc.constantFrom(...seededState.roadmapItems.map(({ id }) => id), 'no-item'),
  articleId: fc.constantFrom(...seededState.kbArticles.map(({ id }) => id), 'no-article'),
  ticketId: known,
  ideaId: known,
  commentId: known,
  rating: fc.constantFrom('helpful', 'not_helpful'),
  number: fc.integer({ min: 1_000, max: 1_003 }),
  files: fc.array(fc.record({ id: fc.uuid(), name: text, mediaType: text, size: fc.nat() }), {
    minLength: 1,
    maxLength: 3,
  }),
  preferences: fc.record({
    emailNotifications: fc.boolean(),
    marketingEmails: fc.boolean(),
    newsletter: fc.boolean(),
  }),
  collection: fc.constantFrom(
    'demoRequests',
    'waitlistEntries',
    'contactForms',
    'newsletterSubscriptions',
  ),
  fields: fc.record({ name: text, email }),
}

/** A server sends these; they change what it has received before. */
const received = new Set(['ticketNumbered', 'ticketEntryDated', 'roleGiven'])

/** Few ids, so that operations hit each other's records. */
export const operationArbitrary = fc.oneof(
  ...Object.entries(siteOperations)
    .filter(([type]) => !received.has(type))
    .map(([type, { schema }]) =>
      fc.record({
        ...Object.fromEntries(
          Object.keys(schema.entries).map((name) => [name, facts[name] ?? text]),
        ),
        type: fc.constant(type),
      }),
    ),
) as fc.Arbitrary<object> as fc.Arbitrary<Operation>
