/** A page of leads, as the intake answers it. */
export interface LeadPage {
  leads: { collection: string; receivedAt: string; record: LeadRecord }[]
  next?: number
  forms: { name: string; title: string }[]
  /** The fields of the chosen form. */
  fields: FormField[]
}

interface LeadRecord {
  id: string
  email: string
  name?: string
}

interface FormField {
  name: string
  title: string
  choices?: string[]
}
