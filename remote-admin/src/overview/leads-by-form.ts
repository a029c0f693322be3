import { specifiedForms } from '../leads/lead-content'
import type { LeadRow } from '../leads/lead-rows'

export interface FormSummary {
  form: string
  moments: readonly string[]
  /** ISO time of the latest one; '' for none. */
  latest: string
}

/** The specified forms in a fixed order, including those without leads, then others that have leads. */
export function leadsByForm(leads: readonly LeadRow[]): FormSummary[] {
  const forms = new Set([...specifiedForms, ...leads.map(({ form }) => form)])
  return [...forms].map((form) => {
    const moments = leads.filter((lead) => lead.form === form).map((lead) => lead.receivedAt)
    const latest = moments.reduce((newest, moment) => (moment > newest ? moment : newest), '')
    return { form, moments, latest }
  })
}
