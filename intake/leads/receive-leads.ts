import * as v from 'valibot'
import type { Answer } from '@fivefold/shared/receipts/answer'
import type { Database, Queries } from '../database/database'
import { hashOf, sortedJson } from './hash'
import { SentLeadSchema } from './lead-schema'

/**
 * Stores leads, each once, and answers for each in their order. A lead that was stored before is received again; one
 * with the same id and another content is refused. The answers are true once the promise is fulfilled.
 * @param leads not checked yet.
 * @param sender the secret of the browser.
 */
export function receiveLeads(
  database: Database,
  leads: readonly unknown[],
  sender: string,
): Promise<Answer[]> {
  return database.transaction(async (within) => {
    const answers = new Map<unknown, Answer>()
    const browser = hashOf(sender)
    // In one order for everybody: requests with the same leads would wait for each other.
    const inOrder = leads.toSorted((one, other) => (idOf(one) < idOf(other) ? -1 : 1))
    for (const lead of inOrder) answers.set(lead, await receive(within, lead, browser))
    return leads.flatMap((lead) => answers.get(lead) ?? [])
  })
}

async function receive({ query }: Queries, given: unknown, browser: string): Promise<Answer> {
  const parsed = v.safeParse(SentLeadSchema, given)
  if (!parsed.success) return { id: idOf(given), refused: reasonOf(parsed.issues[0]) }
  const { collection, record } = parsed.output
  const { id, email, created_at: claimedAt } = record
  const digest = hashOf(sortedJson({ collection, record }))
  const added = await query(
    `insert into lead (id, collection, email, body, digest, sender, claimed_at)
     select $1, $2, $3, $4::jsonb, $5, $6, $7
     where not exists (select from erased where id_hash = $8)
     on conflict (id) do nothing returning id`,
    [id, collection, email, JSON.stringify(record), digest, browser, claimedAt, hashOf(id)],
  )
  if (added.length > 0) return { id }
  const [stored] = await query<{ digest: string }>('select digest from lead where id = $1', [id])
  if (stored === undefined) return { id, refused: 'It was deleted.' }
  return stored.digest === digest ? { id } : { id, refused: 'Another record has this id.' }
}

function idOf(given: unknown): string {
  const lead = v.safeParse(v.object({ record: v.object({ id: v.string() }) }), given)
  return lead.success ? lead.output.record.id.slice(0, 40) : ''
}

/** @example 'email is no email address.' */
function reasonOf(issue: v.BaseIssue<unknown>): string {
  const message = issue.message.startsWith('Invalid') ? 'is not as expected' : issue.message
  return `${v.getDotPath(issue)?.replace('record.', '') ?? 'The record'} ${message}.`
}
