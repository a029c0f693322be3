import { addressKey } from '@fivefold/shared/outbox/address-key'
import { isRecord } from '@fivefold/shared/storage/stored-json'
import type { Answer } from '@fivefold/shared/receipts/answer'
import type * as v from 'valibot'
import type { Database, Queries } from '../database/database'
import type { WebhookEvent } from '../delivery/enqueue'
import { marksOf } from '../records/erased-ids'
import { hashOf, sortedJson } from '../records/hash'
import { receiveEach, shortId } from '../records/receive-each'
import { heldConsent } from './held-consent'
import { SentLeadSchema } from './lead-schema'

/**
 * Stores leads. One that was stored before is received again; one with the same id and another content is refused.
 * @param leads not checked yet.
 * @param sender the secret of the browser.
 */
export function receiveLeads(
  database: Database,
  leads: readonly unknown[],
  sender: string,
  schema = SentLeadSchema,
): Promise<Answer[]> {
  const browser = hashOf(sender)
  return receiveEach(database, leads, {
    schema,
    idOf,
    receive: (within, lead, tell) => receive(within, lead, browser, tell),
  })
}

async function receive(
  { query }: Queries,
  { collection, record, consent }: v.InferOutput<typeof SentLeadSchema>,
  browser: string,
  tell: (event: WebhookEvent) => void,
): Promise<Answer> {
  const { id, email, created_at: claimedAt } = record
  const held = heldConsent(collection, consent)
  const digest = hashOf(sortedJson({ collection, record }))
  const added = await query(
    `insert into lead
       (id, collection, email, body, digest, sender, claimed_at, consent_text, consent_version,
        consent_claim, email_key)
     select $1, $2, $3, $4::jsonb, $5, $6, $7, $9, $10, $11, $12
     where not exists (select from erased where id_hash = any($8::text[]))
     on conflict (id) do nothing returning id`,
    [
      id,
      collection,
      email,
      JSON.stringify(record),
      digest,
      browser,
      claimedAt,
      marksOf(id, browser),
      held.text,
      held.version,
      held.claim,
      addressKey(email),
    ],
  )
  if (added.length > 0) {
    tell({ type: 'lead.received', data: { id, collection, email } })
    return { id }
  }
  const [stored] = await query<{ digest: string }>('select digest from lead where id = $1', [id])
  if (stored === undefined) return { id, refused: 'It was deleted.' }
  return stored.digest === digest ? { id } : { id, refused: 'Another record has this id.' }
}

const idOf = (given: unknown) =>
  isRecord(given) && isRecord(given['record']) ? shortId(given['record']['id']) : ''
