import type { LeadCollection } from '@fivefold/shared/domain/leads/lead'
import type { FormField } from '@fivefold/shared/forms/form-fields'
import type { Consent } from '@fivefold/shared/seams/site-seams'

interface Choice {
  readonly value: string
  readonly label: string
  readonly hint?: string
}

/** A field, as far as a form without scripts needs it. */
export interface PostedField extends FormField {
  required?: boolean
  hint?: string
  /** With a placeholder a list, else a choice of which all is visible. */
  options?: readonly Choice[]
  placeholder?: string
  autoComplete?: string
}

export type PostedFields = Readonly<Record<string, PostedField>>

/** A lead form as the intake receives it from a page without scripts. It has no components. */
export interface PostedForm {
  readonly collection: LeadCollection
  readonly fields: PostedFields
  readonly consent: Consent
  /** The address of the page with the form. */
  readonly path: string
  readonly title: string
  readonly submit: string
  readonly received: { readonly title: string; readonly description: string }
  /** Additional fields of the record. @param query of the address that shows the form. */
  readonly also: (query: string) => object
  /** Fields whose values no other record has. */
  readonly ofItsOwn?: () => { readonly referralCode: string }
}
