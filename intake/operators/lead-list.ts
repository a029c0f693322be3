import * as v from 'valibot'
import { folded } from '@fivefold/shared/outbox/address-key'
import { leadCollections } from '@fivefold/shared/domain/leads/lead'
import type { Queries } from '../database/database'
import { csvStream, portion } from './csv-stream'
import { containing, isoOf, listEntries, pageSize } from './list-query'

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
       and ($3 = '' or email_key like $5 or body::text ilike $4)
     order by lead.seq desc limit $6`,
    [before ?? null, collection ?? null, q, containing(q), containing(folded(q)), most],
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

/** The same as CSV. Fields differ by form, so what is not common to all is JSON in the last column. */
export const leadsAsCsv = (queries: Queries, asked: LeadQuery) =>
  csvStream<ListedLead>({
    head: ['received', 'form', 'id', 'name', 'email', 'fields'],
    rowsAfter: (last) =>
      leadsBefore(queries, { ...asked, before: last ? Number(last.place) : asked.before }, portion),
    cells: ({ receivedAt, collection, record }) => {
      const { id, name = '', email, ...fields } = record
      return [isoOf(receivedAt), collection, id, name, email, JSON.stringify(fields)]
    },
  })
