import * as v from 'valibot'
import { folded } from '@fivefold/shared/outbox/address-key'
import { leadCollections } from '@fivefold/shared/domain/leads/lead'
import type { Queries } from '../database/database'
import { csvStream, portion, type Page } from './csv-stream'
import { containing, isoOf, listEntries, nextPlace, pageSize, searched } from './list-query'

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

async function leadsBefore(
  { query }: Queries,
  { q, before, collection }: LeadQuery,
  most: number,
): Promise<Page<ListedLead>> {
  const [latest] = await query<{ after: string }>(
    'select coalesce(max(seq), 0)::bigint + 1 as after from lead',
  )
  const top = Math.min(before ?? Infinity, Number(latest?.after))
  const floor = q === '' ? 0 : top - searched
  const rows = await query<ListedLead>(
    `select seq::text as place, collection, received_at as "receivedAt", body as record from lead
     where seq < $1 and seq >= $7 and ($2::text is null or collection = $2)
       and ($3 = '' or email_key like $5 or body::text ilike $4)
     order by lead.seq desc limit $6`,
    [top, collection ?? null, q, containing(q), containing(folded(q)), most, floor],
  )
  const places = rows.map(({ place }) => Number(place))
  return { rows, next: nextPlace(places, most, floor) }
}

/** All visitors' leads that match, the newest first. `q` is any part of what they wrote. */
export async function listLeads(queries: Queries, asked: LeadQuery) {
  const { rows, next } = await leadsBefore(queries, asked, pageSize)
  const leads = rows.map(({ collection, receivedAt, record }) => ({
    collection,
    receivedAt,
    record,
  }))
  return { leads, next }
}

/** Fields differ by form, so the last column has those that are not common to all, as JSON. */
export const leadsAsCsv = (queries: Queries, asked: LeadQuery) =>
  csvStream<ListedLead>({
    head: ['received', 'form', 'id', 'name', 'email', 'fields'],
    page: (before = asked.before) => leadsBefore(queries, { ...asked, before }, portion),
    cells: ({ receivedAt, collection, record }) => {
      const { id, name = '', email, ...fields } = record
      return [isoOf(receivedAt), collection, id, name, email, JSON.stringify(fields)]
    },
  })
