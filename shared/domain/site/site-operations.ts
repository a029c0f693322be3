import * as v from 'valibot'
import { PreferencesSchema } from '../accounts/user'
import { leadCollections } from '../leads/lead'

/**
 * Every change of the store as a fact that can be written down, sent to another tab and replayed.
 * Operations come back from storage, hence the schema.
 */
const fact = { id: v.string(), at: v.string() }
const text = v.string()

/** Whatever a form asked; what every record of a collection has, as a text. */
const LeadFieldsSchema = v.looseObject({
  name: v.optional(text),
  email: v.optional(text),
  company: v.optional(text),
  source: v.optional(text),
  tier: v.optional(text),
  message: v.optional(text),
})

export const OperationSchema = v.variant('type', [
  v.object({
    type: v.literal('userRegistered'),
    ...fact,
    name: text,
    email: text,
    company: text,
    phone: text,
  }),
  v.object({ type: v.literal('userSignedIn'), ...fact, userId: text }),
  v.object({ type: v.literal('userSignedOut'), ...fact }),
  v.object({
    type: v.literal('profileSaved'),
    ...fact,
    userId: text,
    name: text,
    email: text,
    company: text,
    phone: text,
  }),
  v.object({
    type: v.literal('preferencesSaved'),
    ...fact,
    userId: text,
    preferences: PreferencesSchema,
  }),
  v.object({ type: v.literal('accountDeleted'), ...fact, userId: text }),
  v.object({
    type: v.literal('ticketOpened'),
    ...fact,
    userId: text,
    userName: text,
    category: text,
    priority: text,
    subject: text,
    description: text,
  }),
  v.object({
    type: v.literal('ticketStatusChanged'),
    ...fact,
    ticketId: text,
    status: text,
    byId: text,
    byName: text,
  }),
  v.object({ type: v.literal('voteAdded'), ...fact, itemId: text, userId: text }),
  v.object({ type: v.literal('voteRemoved'), ...fact, itemId: text, userId: text }),
  v.object({ type: v.literal('articleViewed'), ...fact, articleId: text }),
  v.object({
    type: v.literal('articleRated'),
    ...fact,
    articleId: text,
    rating: v.picklist(['helpful', 'not_helpful']),
  }),
  v.object({
    type: v.literal('leadReceived'),
    ...fact,
    collection: v.picklist(leadCollections),
    fields: LeadFieldsSchema,
  }),
  v.object({ type: v.literal('storeReset'), ...fact }),
])

export type Operation = v.InferOutput<typeof OperationSchema>
export type OperationType = Operation['type']
export type OperationOf<Type extends OperationType> = Extract<Operation, { type: Type }>
