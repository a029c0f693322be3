import * as v from 'valibot'
import { emailAddress, formId, recordId, text, timestamp } from '../records/record-schema'
import { isText } from '../records/text'

const value = v.union([
  text,
  v.number(),
  v.boolean(),
  v.null(),
  v.pipe(v.array(text), v.maxLength(100)),
])

/** A record of a form, with every field of the form. */
const record = (id: typeof recordId) =>
  v.pipe(
    v.objectWithRest({ id, created_at: timestamp, email: emailAddress }, value),
    v.check((lead) => Object.keys(lead).length <= 60, 'has more than 60 fields'),
    v.check((lead) => Object.keys(lead).every(isText), 'has a field whose name is no text'),
  )

const name = v.pipe(text, v.maxLength(200))
const form = /^[a-z][\w-]*(?:\/[\w-]+)?$/i

const lead = (id: typeof recordId) =>
  v.strictObject({
    /** The form, such as `billing/visit-request`, or the collection that pages of earlier versions name. */
    collection: v.pipe(name, v.regex(form, 'is no form')),
    /** The release that has made the record. */
    release: v.optional(name),
    record: record(id),
    /** The text that the form showed, or that the person agreed to. */
    consent: v.optional(v.strictObject({ text, version: v.pipe(text, v.maxLength(100)) })),
  })

export const SentLeadSchema = lead(recordId)
/** The intake itself has made its id. */
export const PostedLeadSchema = lead(formId)

/** The secret of a browser. */
const sender = v.pipe(v.string(), v.regex(/^[\w-]{20,64}$/))

/** A lead is checked on its own, so that a refused one holds up no other. */
export const BatchSchema = v.strictObject({
  sender,
  leads: v.pipe(v.array(v.unknown()), v.minLength(1), v.maxLength(20)),
})

export const WithdrawalSchema = v.strictObject({
  sender,
  ids: v.pipe(v.array(recordId), v.minLength(1), v.maxLength(20)),
})
