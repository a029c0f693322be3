import { randomUUID } from 'node:crypto'
import type { Leads } from '@fivefold/shared/domain/leads/lead'
import { leadReceived } from '@fivefold/shared/domain/leads/lead-operations'
import { readFields } from '@fivefold/shared/forms/form-fields'
import type { PostedForm } from 'remote-marketing/src/posted-forms/posted-form'
import type { Database } from '../database/database'
import { PostedLeadSchema } from '../leads/lead-schema'
import { receiveLeads } from '../leads/receive-leads'
import { formIds } from './form-ids'
import { asTyped, postedValues } from './posted-values'

/** A form as a page without scripts has posted it. */
export interface Sent {
  name: string
  form: PostedForm
  posted: URLSearchParams
  /** The query of the address at which it was filled in. */
  query: string
}

export type Outcome =
  /** @property code of a waitlist entry; '' for other forms. */
  | { kind: 'received'; code: string }
  | { kind: 'wrong'; errors: Readonly<Record<string, string | undefined>>; reason?: string }

/** Stores what a form holds, once for the same values on the same day, or says what is wrong with it. */
export async function receiveForm(
  database: Database,
  { name, form, posted, query }: Sent,
  now = new Date(),
): Promise<Outcome> {
  const read = readFields(form.fields, postedValues(form.fields, posted))
  if (!read.ok) return { kind: 'wrong', errors: read.errors }
  const fields = { ...form.also(query), ...read.output }
  const ids = await formIds(database, { name, fields }, now)
  const own = form.ofItsOwn?.()
  const received = { kind: 'received', code: own?.referralCode ?? '' } as const
  if (await isKnown(database, ids, own?.referralCode)) return received

  const lead = leadOf(form, { ...fields, ...own }, ids[0], now)
  const sent = { ...lead, ...consentIn(posted) }
  // The random secret is not kept, so nobody can withdraw the lead: the page cannot store a secret.
  const [answer] = await receiveLeads(database, [sent], randomUUID(), PostedLeadSchema)
  if (answer?.refused === undefined) return received
  // Another press was sooner.
  if (await isKnown(database, ids, own?.referralCode)) return received
  return { kind: 'wrong', errors: {}, reason: answer.refused }
}

/** Codes that repeated presses add to a record. */
const mostCodes = 100

/**
 * Says whether the same values came before. A stranger may send them again, and must not learn the code of the
 * record: each press gets another code, and the record keeps them all.
 */
async function isKnown({ query }: Database, ids: readonly string[], code: string | undefined) {
  const codes = `coalesce(body -> 'laterReferralCodes', '[]')`
  const found = await query(
    code === undefined
      ? 'select from lead where id = any($1::text[])'
      : `update lead set body = case when jsonb_array_length(${codes}) >= ${mostCodes} then body
           else body || jsonb_build_object('laterReferralCodes', ${codes} || to_jsonb($2::text)) end
         where id = any($1::text[]) returning id`,
    code === undefined ? [ids] : [ids, code],
  )
  return found.length > 0
}

function consentIn(posted: URLSearchParams) {
  const [text, version] = [posted.get('consent'), posted.get('consentVersion')]
  return text && version ? { consent: { text: asTyped(text), version: asTyped(version) } } : {}
}

const noLeads: Leads = {
  demoRequests: [],
  waitlistEntries: [],
  contactForms: [],
  newsletterSubscriptions: [],
}

/** The record that the page would have made with scripts. */
function leadOf(form: PostedForm, fields: object, id: string, now: Date) {
  const { collection } = form
  const fact = { id, at: now.toISOString() }
  const state = leadReceived(noLeads, {
    type: 'leadReceived',
    ...fact,
    collection,
    fields: { ...fields },
  })
  return { collection, record: state[collection][0] }
}
