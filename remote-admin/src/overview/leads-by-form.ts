import { leadCollections, type LeadCollection } from '@fivefold/shared/domain/leads/lead'
import type { LeadRow } from '../leads/lead-rows'

export interface FormSummary {
  form: LeadCollection
  moments: readonly string[]
  /** ISO time of the latest one; '' for none. */
  latest: string
}

/** All four forms in a fixed order, including forms without leads. */
export function leadsByForm(leads: readonly LeadRow[]): FormSummary[] {
  return leadCollections.map((form) => {
    const moments = leads.filter((lead) => lead.form === form).map((lead) => lead.receivedAt)
    const latest = moments.reduce((newest, moment) => (moment > newest ? moment : newest), '')
    return { form, moments, latest }
  })
}
