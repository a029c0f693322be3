import type { SiteState } from '@fivefold/shared/store/site-store'
import { leadCollections, type LeadCollection } from '@fivefold/shared/domain/leads/lead'
import { fieldWords } from '@fivefold/shared/words/label-words'
import { leadContent } from './lead-content'

export type Leads = Pick<SiteState, LeadCollection>

export interface LeadRow {
  id: string
  /** The collection of the specification, or the form's own name. */
  form: string
  name: string
  email: string
  company: string
  receivedAt: string
  /** Every field as it was sent. */
  fields: Readonly<Record<string, unknown>>
}

/** The records of all forms as rows of one table. */
export function leadRows(leads: Leads): LeadRow[] {
  return leadCollections.flatMap((collection) =>
    leads[collection].map((lead) => ({
      // Two forms of imported data may use the same id.
      id: `${collection}.${lead.id}`,
      form: 'form' in lead && collection === 'submissions' ? lead.form : collection,
      name: 'name' in lead ? lead.name : '',
      email: lead.email,
      company: 'company' in lead ? lead.company : '',
      receivedAt: lead.created_at,
      fields: { ...lead },
    })),
  )
}

/** Columns of their own, and what only the intake asks for. */
const ownColumns = new Set(['id', 'created_at', 'form', 'release'])

/** The completed fields, as labels and texts. */
export function leadAnswers({ fields }: Pick<LeadRow, 'fields'>) {
  return Object.entries(fields)
    .filter(([name]) => !ownColumns.has(name))
    .map(([name, value]) => ({ label: fieldWords(name), value: valueWords(value) }))
    .filter(({ value }) => value !== '')
}

function valueWords(value: unknown): string {
  if (value === null || value === undefined) return ''
  if (typeof value === 'boolean') return value ? leadContent.yes : leadContent.no
  if (Array.isArray(value)) return value.map(valueWords).join(', ')
  return typeof value === 'object' ? JSON.stringify(value) : String(value)
}

export const leadText = (row: LeadRow) => Object.values(row.fields).map(valueWords).join('\n')
