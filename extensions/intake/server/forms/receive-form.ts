import { randomUUID } from 'node:crypto'
import { customAlphabet } from 'nanoid'
import type { Database } from '../database/database'
import { PostedLeadSchema } from '../leads/lead-schema'
import { receiveLead } from '../leads/receive-leads'
import { formIds } from './form-ids'
import { asTyped, postedValues, type KnownForm } from '../site/known-form'

export type Outcome =
  /** @property code of the record; '' where its form gives none. */
  | { kind: 'received'; code: string; isMailed?: boolean }
  | { kind: 'wrong'; errors: Readonly<Record<string, string>>; reason?: string }

const randomCode = customAlphabet('ABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789', 6)

/**
 * Stores what a form holds, once for the same values on the same day, or says what is wrong with it.
 * @param query of the address at which it was filled in.
 */
export async function receiveForm(
  database: Database,
  form: KnownForm,
  posted: URLSearchParams,
  query: string,
  now = new Date(),
): Promise<Outcome> {
  const values = postedValues(form, posted)
  const errors = form.wrong(values)
  if (Object.keys(errors).length > 0) return { kind: 'wrong', errors }
  const fields = { ...form.fromQuery(query), ...values, ...form.fixed }
  const ids = await formIds(database, { name: form.name, fields }, now)
  const code = form.code ? `${form.code.prefix}-${randomCode()}` : ''
  const received = { kind: 'received', code } as const
  if (await isKnown(database, ids, code)) return received

  const record = { ...fields, ...(form.code && { [form.code.field]: code }) }
  const sent = {
    collection: form.name,
    record: { ...record, id: ids[0], created_at: now.toISOString() },
    ...consentIn(posted),
  }
  // The random secret is not kept, so nobody can withdraw the lead: the page cannot store a secret.
  const answer = await receiveLead(database, sent, randomUUID(), form, PostedLeadSchema)
  if (answer?.refused === undefined) return { ...received, isMailed: answer?.isMailed === true }
  // Another press was sooner.
  if (await isKnown(database, ids, code)) return received
  return { kind: 'wrong', errors: {}, reason: answer.refused }
}

/** Codes that repeated presses add to a record. */
const mostCodes = 100

/**
 * Says whether the same values came before. A stranger may send them again, and must not learn the code of the
 * record: each press gets another code, and the record keeps them all.
 */
async function isKnown({ query }: Database, ids: readonly string[], code: string) {
  const codes = `coalesce(body -> 'laterReferralCodes', '[]')`
  const found = await query(
    code === ''
      ? 'select from lead where id = any($1::text[])'
      : `update lead set body = case when jsonb_array_length(${codes}) >= ${mostCodes} then body
           else body || jsonb_build_object('laterReferralCodes', ${codes} || to_jsonb($2::text)) end
         where id = any($1::text[]) returning id`,
    code === '' ? [ids] : [ids, code],
  )
  return found.length > 0
}

function consentIn(posted: URLSearchParams) {
  const [text, version] = [posted.get('consent'), posted.get('consentVersion')]
  return text && version ? { consent: { text: asTyped(text), version: asTyped(version) } } : {}
}
