import { emailKey } from '../../outbox/address-key'
import { isRecord } from '@fivefold/shared/storage/stored-json'
import type { Answer } from '@fivefold/shared/seams/answer'
import * as v from 'valibot'
import type { Database, Queries } from '../database/database'
import type { WebhookEvent } from '../delivery/enqueue'
import { enqueueReceipt } from '../delivery/enqueue-mail'
import type { KnownForm } from '../site/known-form'
import type { SiteForms } from '../site/site-forms'
import { marksOf } from '../records/erased-ids'
import { hashOf, sortedJson } from '../records/hash'
import { receiveEach, shortId } from '../records/receive-each'
import { refusal } from '../requests/read-body'
import { formReceipt } from './form-receipt'
import { SentLeadSchema } from './lead-schema'

type Lead = v.InferOutput<typeof SentLeadSchema>

/**
 * Stores leads. One that was stored before is received again; one with the same id and another content is refused.
 * @param leads not checked yet.
 * @param sender the secret of the browser.
 * @throws HTTPException 404 after all others are stored, where the site has a form not yet, or a release of it that
 * nobody knows has made the record: the browser sends it again.
 */
export async function receiveLeads(
  database: Database,
  forms: SiteForms,
  leads: readonly unknown[],
  sender: string,
): Promise<Answer[]> {
  const judged = await Promise.all(leads.map((lead) => judge(forms, lead)))
  const known = judged.flatMap((one) => (one === undefined ? [] : [one]))
  const answers = await store(database, known, sender)
  if (known.length < judged.length) {
    throw refusal(404, 'The site has no such form, or a release of it that is not known yet.')
  }
  return answers
}

/** Stores a lead of a form. */
export async function receiveLead(
  database: Database,
  lead: unknown,
  sender: string,
  form: KnownForm,
  schema = SentLeadSchema,
): Promise<Answer | undefined> {
  const read = v.safeParse(schema, lead)
  const [answer] = await store(database, [{ lead, read, form }], sender)
  return answer
}

type Read = v.SafeParseResult<typeof SentLeadSchema>

interface Judged {
  lead: unknown
  read: Read
  form?: KnownForm
  refused?: string
}

/** Finds the form that a lead is of, and what is wrong with it. Undefined where only a later try can say it. */
async function judge(forms: SiteForms, lead: unknown): Promise<Judged | undefined> {
  const read = v.safeParse(SentLeadSchema, lead)
  // The reason is that of the schema.
  if (!read.success) return { lead, read }
  const { collection, release, record } = read.output
  const candidates = await formsOf(forms, read.output)
  const form = candidates.find((one) => Object.keys(one.wrong(record)).length === 0)
  if (form) return { lead, read, form }
  const [first] = candidates
  const isOfKnownRelease = release === undefined || first?.release === release
  if (!first || !isOfKnownRelease || !collection) return undefined
  const [[name, message] = ['', '']] = Object.entries(first.wrong(record))
  return { lead, read, refused: `${first.fields[name]?.title ?? name}: ${message}` }
}

/** Pages of earlier versions name the collection that keeps the record in the browser. */
async function formsOf(forms: SiteForms, { collection, release, record, consent }: Lead) {
  if (collection.includes('/')) return forms.named(collection, release)
  const all = (await forms.all()).filter((form) => form.collection === collection)
  const agreed = all.filter((form) => form.consent.version === consent?.version)
  const fixed = all.filter((form) =>
    Object.entries(form.fixed ?? {}).every(([name, value]) => record[name] === value),
  )
  return [...new Set([...agreed, ...fixed])]
}

function store(database: Database, judged: readonly Judged[], sender: string): Promise<Answer[]> {
  const browser = hashOf(sender)
  return receiveEach(database, judged, {
    read: ({ read }) => read,
    idOf: ({ lead }) => idOf(lead),
    receive: async (within, lead, tell, { form, refused = 'It is of no form.' }) =>
      form ? receive(within, lead, form, browser, tell) : { id: lead.record.id, refused },
  })
}

async function receive(
  within: Queries,
  { release, record, consent }: Lead,
  form: KnownForm,
  browser: string,
  tell: (event: WebhookEvent) => void,
): Promise<Answer> {
  const { query } = within
  const { id, email, created_at: claimedAt } = record
  const held = heldConsent(form, consent)
  const digest = hashOf(sortedJson({ collection: form.collection ?? form.name, record }))
  const added = await query(
    `insert into lead
       (id, collection, email, body, digest, sender, claimed_at, consent_text, consent_version,
        consent_claim, email_key, release)
     select $1, $2, $3, $4::jsonb, $5, $6, $7, $9, $10, $11, $12, $13
     where not exists (select from erased where id_hash = any($8::text[]))
     on conflict (id) do nothing returning id`,
    [
      id,
      form.name,
      email,
      JSON.stringify(record),
      digest,
      browser,
      claimedAt,
      marksOf(id, browser),
      held.text,
      held.version,
      held.claim,
      emailKey(email),
      release ?? null,
    ],
  )
  if (added.length > 0) {
    tell({ type: 'lead.received', data: { id, collection: form.name, email } })
    const receipt = formReceipt(form, record)
    const isMailed = receipt !== undefined && (await enqueueReceipt(within, receipt))
    return { id, ...(isMailed && { isMailed }) }
  }
  const [stored] = await query<{ digest: string }>('select digest from lead where id = $1', [id])
  if (stored === undefined) return { id, refused: 'It was deleted.' }
  return stored.digest === digest ? { id } : { id, refused: 'Another record has this id.' }
}

/**
 * A consent as it is stored. A sender may say anything, so only a text that the form's release holds for the version
 * counts as the text. Everything else is kept as a claim.
 */
function heldConsent({ consent }: KnownForm, said: Lead['consent']) {
  const { text = null, version = null } = said ?? {}
  return consent.version === version && consent.text === text
    ? { text, version, claim: null }
    : { text: null, version, claim: text }
}

const idOf = (given: unknown) =>
  isRecord(given) && isRecord(given['record']) ? shortId(given['record']['id']) : ''
