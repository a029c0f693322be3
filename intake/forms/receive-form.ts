import { randomUUID } from 'node:crypto'
import { readFields } from '@fivefold/shared/forms/form-fields'
import type { PostedForm } from 'remote-marketing/src/posted-forms/posted-form'
import type { Database } from '../database/database'
import { receiveLeads } from '../leads/receive-leads'
import { idsOf, leadOf } from './posted-lead'
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
  | { kind: 'received'; record: object }
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
  const ids = idsOf(name, fields, now)
  const known = await storedUnder(database, ids)
  if (known) return { kind: 'received', record: known }

  const lead = leadOf(form, { ...fields, ...form.ofItsOwn?.() }, ids[0], now)
  const sent = { ...lead, ...consentIn(posted) }
  // Nobody knows the secret, so nobody can withdraw it: the page has no place for one.
  const [answer] = await receiveLeads(database, [sent], randomUUID())
  if (answer?.refused === undefined) return { kind: 'received', record: lead.record ?? {} }
  // Another press was sooner.
  const other = await storedUnder(database, ids)
  if (other) return { kind: 'received', record: other }
  return { kind: 'wrong', errors: {}, reason: answer.refused }
}

async function storedUnder({ query }: Database, ids: readonly string[]) {
  const found = await query<{ body: object }>('select body from lead where id = any($1::text[])', [
    ids,
  ])
  return found[0]?.body
}

function consentIn(posted: URLSearchParams) {
  const [text, version] = [posted.get('consent'), posted.get('consentVersion')]
  return text && version ? { consent: { text: asTyped(text), version: asTyped(version) } } : {}
}
