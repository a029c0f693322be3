import * as v from 'valibot'
import { folded } from '../../outbox/address-key'
import { leadCollections } from '@fivefold/shared/domain/leads/lead'
import type { Queries } from '../database/database'
import {
  containing,
  isoOf,
  listEntries,
  nextPlace,
  pageSize,
  searched,
  type List,
  type Page,
} from './list'

const LeadListSchema = v.strictObject({
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

/** These fields have their own columns. */
const own = new Set(['id', 'name', 'email'])

/** All visitors' leads that match. `q` is any part of what they wrote. */
export const leadList: List<LeadQuery, ListedLead> = {
  schema: LeadListSchema,
  page: leadsBefore,
  async answer(queries, requested) {
    const { rows, next } = await leadsBefore(queries, requested, pageSize)
    return {
      leads: rows.map(({ collection, receivedAt, record }) => ({ collection, receivedAt, record })),
      next,
    }
  },
  columns: {
    received: ({ receivedAt }) => isoOf(receivedAt),
    form: ({ collection }) => collection,
    id: ({ record }) => record['id'],
    name: ({ record }) => record['name'] ?? '',
    email: ({ record }) => record['email'],
    /** Forms differ, so this column has all other fields as JSON. */
    fields: ({ record }) =>
      JSON.stringify(Object.fromEntries(Object.entries(record).filter(([name]) => !own.has(name)))),
  },
}
