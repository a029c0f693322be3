import * as v from 'valibot'
import { folded } from '../../outbox/address-key'
import type { Queries } from '../database/database'
import type { KnownForm } from '../site/known-form'
import type { SiteForms } from '../site/site-forms'
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

const name = v.optional(v.pipe(v.string(), v.maxLength(200)))
const LeadListSchema = v.strictObject({
  ...listEntries,
  /** The form, such as `billing/visit-request`. */
  collection: name,
  /** Leads of which this field has this value. */
  field: name,
  value: name,
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
  { q, before, collection, field, value }: LeadQuery,
  most: number,
): Promise<Page<ListedLead>> {
  const [latest] = await query<{ after: string }>(
    'select coalesce(max(seq), 0)::bigint + 1 as after from lead',
  )
  const top = Math.min(before ?? Infinity, Number(latest?.after))
  const floor = q === '' && field === undefined ? 0 : top - searched
  const rows = await query<ListedLead>(
    `select seq::text as place, collection, received_at as "receivedAt", body as record from lead
     where seq < $1 and seq >= $7 and ($2::text is null or collection = $2)
       and ($3 = '' or email_key like $5 or body::text ilike $4)
       and ($8::text is null or body ->> $8 = $9 or body -> $8 ? $9)
     order by lead.seq desc limit $6`,
    [
      top,
      collection ?? null,
      q,
      containing(q),
      containing(folded(q)),
      most,
      floor,
      field ?? null,
      value ?? '',
    ],
  )
  const places = rows.map(({ place }) => Number(place))
  return { rows, next: nextPlace(places, most, floor) }
}

const sharedColumns = {
  received: ({ receivedAt }: ListedLead) => isoOf(receivedAt),
  form: ({ collection }: ListedLead) => collection,
  id: ({ record }: ListedLead) => record['id'],
  name: ({ record }: ListedLead) => record['name'] ?? '',
  email: ({ record }: ListedLead) => record['email'],
}

/** These fields have their own columns. */
const own = new Set(['id', 'created_at', 'name', 'email'])

/** A field whose name is that of a column stands among the other fields. */
const columnNames = new Set([...own, ...Object.keys(sharedColumns), 'fields'])

const fieldsOf = (form: KnownForm | undefined) =>
  Object.entries(form?.fields ?? {}).filter(([name]) => !columnNames.has(name))

const restOf = (record: ListedLead['record'], named: ReadonlySet<string>) => {
  const rest = Object.entries(record).filter(([name]) => !own.has(name) && !named.has(name))
  return JSON.stringify(Object.fromEntries(rest))
}

/** Two teams may give their forms the same title. */
const isTwice = (forms: readonly KnownForm[], title: string) =>
  forms.filter((form) => form.title === title).length > 1

/** All visitors' leads that match. `q` is any part of what they wrote. */
export const leadList = (forms: SiteForms): List<LeadQuery, ListedLead> => ({
  schema: LeadListSchema,
  page: leadsBefore,
  async answer(queries, requested) {
    const { rows, next } = await leadsBefore(queries, requested, pageSize)
    const all = await forms.all()
    const chosen = all.find(({ name }) => name === requested.collection)
    return {
      leads: rows.map(({ collection, receivedAt, record }) => ({ collection, receivedAt, record })),
      next,
      forms: all.map(({ name, title }) => ({
        name,
        title: isTwice(all, title) ? `${title} (${name.split('/')[0]})` : title,
      })),
      fields: fieldsOf(chosen).map(([name, field]) => ({
        name,
        title: field.title ?? name,
        ...('enum' in field && { choices: field.enum }),
        ...(field.type === 'array' && { choices: field.items.enum }),
      })),
    }
  },
  /** The fields of a form are columns. All other fields are one column as JSON. */
  async columns({ collection }) {
    const fields = fieldsOf((await forms.all()).find(({ name }) => name === collection))
    const named = new Set(fields.map(([name]) => name))
    return {
      ...sharedColumns,
      ...Object.fromEntries(
        fields.map(([name]) => [
          name,
          ({ record }: ListedLead) => {
            const value = record[name] ?? ''
            return Array.isArray(value) ? value.join(', ') : value
          },
        ]),
      ),
      fields: ({ record }) => restOf(record, named),
    }
  },
})
