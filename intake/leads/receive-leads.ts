import * as v from 'valibot'
import type { Answer } from '@fivefold/shared/receipts/answer'
import type { Database, Queries } from '../database/database'
import { enqueue, type WebhookEvent } from '../delivery/enqueue'
import { reasonOf } from '../requests/reason'
import { lockIds } from './erased-ids'
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
    const answers: Answer[] = []
    const events: WebhookEvent[] = []
    const browser = hashOf(sender)
    await lockIds(within, leads.map(idOf))
    for (const lead of leads) answers.push(await receive(within, lead, browser, events))
    await enqueue(within, events)
    return answers
  })
}

async function receive(
  { query }: Queries,
  given: unknown,
  browser: string,
  events: WebhookEvent[],
): Promise<Answer> {
  const parsed = v.safeParse(SentLeadSchema, given)
  if (!parsed.success) return { id: idOf(given), refused: reasonOf(parsed.issues[0]) }
  const { collection, record, consent } = parsed.output
  const { id, email, created_at: claimedAt } = record
  const digest = hashOf(sortedJson({ collection, record }))
  const added = await query(
    `insert into lead
       (id, collection, email, body, digest, sender, claimed_at, consent_text, consent_version)
     select $1, $2, $3, $4::jsonb, $5, $6, $7, $9, $10
     where not exists (select from erased where id_hash = $8)
     on conflict (id) do nothing returning id`,
    [
      id,
      collection,
      email,
      JSON.stringify(record),
      digest,
      browser,
      claimedAt,
      hashOf(id),
      consent?.text ?? null,
      consent?.version ?? null,
    ],
  )
  if (added.length > 0) {
    events.push({ type: 'lead.received', data: { id, collection, email } })
    return { id }
  }
  const [stored] = await query<{ digest: string }>('select digest from lead where id = $1', [id])
  if (stored === undefined) return { id, refused: 'It was deleted.' }
  return stored.digest === digest ? { id } : { id, refused: 'Another record has this id.' }
}

function idOf(given: unknown): string {
  const lead = v.safeParse(v.object({ record: v.object({ id: v.string() }) }), given)
  return lead.success ? lead.output.record.id.slice(0, 40) : ''
}
