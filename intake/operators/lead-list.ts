import * as v from 'valibot'
import { leadCollections } from '@fivefold/shared/domain/leads/lead'
import Papa from 'papaparse'
import type { Queries } from '../database/database'
import { containing, listEntries, pageSize } from './list-query'

export const LeadListSchema = v.strictObject({
  ...listEntries,
  collection: v.optional(v.picklist(leadCollections)),
})

interface ListedLead {
  place: string
  collection: string
  receivedAt: Date | string
  record: Record<string, unknown>
}

type LeadQuery = v.InferOutput<typeof LeadListSchema>

async function leadsBefore({ query }: Queries, { q, before, collection }: LeadQuery, most: number) {
  return query<ListedLead>(
    `select seq::text as place, collection, received_at as "receivedAt", body as record from lead
     where ($1::bigint is null or seq < $1) and ($2::text is null or collection = $2)
       and ($3 = '' or email ilike $4 or body::text ilike $4)
     order by lead.seq desc limit $5`,
    [before ?? null, collection ?? null, q, containing(q), most],
  )
}

/** All visitors' leads that match, the newest first. `q` is any part of what they wrote. */
export async function listLeads(queries: Queries, asked: LeadQuery) {
  const leads = await leadsBefore(queries, asked, pageSize)
  return {
    leads: leads.map(({ collection, receivedAt, record }) => ({ collection, receivedAt, record })),
    next: leads.length === pageSize ? Number(leads.at(-1)?.place) : undefined,
  }
}

/** Rows that are in memory at once. */
const portion = 500

/**
 * The same as CSV (RFC 4180), one row a lead. Fields differ by form, so what is not common to all is JSON in the last
 * column. No spreadsheet takes a field for a formula.
 */
export function leadsAsCsv(queries: Queries, asked: LeadQuery): ReadableStream<Uint8Array> {
  const encoder = new TextEncoder()
  let before = asked.before
  const rows = (lines: unknown[][]) =>
    encoder.encode(`${Papa.unparse(lines, { escapeFormulae: true })}\r\n`)
  return new ReadableStream({
    start(controller) {
      controller.enqueue(rows([['received', 'form', 'id', 'name', 'email', 'fields']]))
    },
    async pull(controller) {
      const leads = await leadsBefore(queries, { ...asked, before }, portion)
      if (leads.length > 0) controller.enqueue(rows(leads.map(rowOf)))
      if (leads.length < portion) controller.close()
      before = Number(leads.at(-1)?.place)
    },
  })
}

function rowOf({ receivedAt, collection, record }: ListedLead) {
  const { id, name = '', email, ...fields } = record
  const received = new Date(receivedAt).toISOString()
  return [received, collection, id, name, email, JSON.stringify(fields)]
}
