import type { GenericSchema } from 'valibot'
import type { LeadCollection } from '../domain/leads/lead'
import type { Consent } from '../contract/seams/site-seams'
import type { FormField } from './form-fields'

interface Choice {
  readonly value: string
  readonly label: string
  readonly hint?: string
}

/** A field that a form draws without code of its own. */
export interface DrawnField extends FormField {
  required?: boolean
  hint?: string
  /** With a placeholder a list, else a choice of which all is visible. */
  options?: readonly Choice[]
  placeholder?: string
  autoComplete?: string
  dir?: string
  /** A text of several lines. */
  rows?: number
  /** Takes the whole width, as texts of several lines and ticks do. */
  wide?: boolean
}

export type DrawnFields = Readonly<Record<string, DrawnField>>

interface Words {
  readonly title: string
  readonly description: string
}

/**
 * A form whose records the company gets. Its page draws it. Where a site has an intake, the build keeps it as data in
 * the release (docs/decisions/forms.md), and the intake checks by it what arrives.
 */
export interface FormDefinition<Fields extends DrawnFields = DrawnFields> {
  /** The remote's name, a slash and the form's own: `billing/visit-request`. */
  readonly name: string
  /** The address of the page with the form. */
  readonly path: string
  readonly title: string
  /** The label of its button. */
  readonly submit: string
  /** The title of the message when the browser cannot store it. */
  readonly failure?: string
  /** Confirms that it is received. */
  readonly success: Words
  /** A mail with the answers, where the site has an intake that sends mails. */
  readonly receipt?: {
    readonly subject: string
    readonly text: string
    /** Follows the words of success once the mail is on its way. */
    readonly promise: string
  }
  /** A changed text gets a new version. */
  readonly consent: Omit<Consent, 'form'>
  /** One of them is `email`, by which a person's records are found. */
  readonly fields: Fields & { readonly email: DrawnField }
  /** Values that every record has. */
  readonly fixed?: Readonly<Record<string, string>>
  /** Keeps the records among the leads of the specification. */
  readonly collection?: LeadCollection
}

/** A form as `src/forms.ts` lists it: with what pages without scripts need. */
export interface ListedForm extends FormDefinition {
  /** Parameters of the page's address that a record keeps, with their rules. */
  readonly fromAddress?: Readonly<Record<string, GenericSchema>>
  /** A code of its own for each record. */
  readonly code?: {
    /** The record's field. */
    readonly field: string
    /** It begins with this, a dash follows, then six random letters and digits. */
    readonly prefix: string
    readonly title: string
    readonly text: string
    /** The address of a page that takes the code, up to the code. */
    readonly path: string
  }
}

/**
 * Defines a form once, for its page and for what the company does with its records. `src/forms.ts` of a remote lists
 * them.
 * @example
 * import { emailText } from '@fivefold/shared/forms/rules'
 * const visitRequest = defineForm({
 *   name: 'billing/visit-request',
 *   path: '/billing',
 *   title: 'Ask for a visit',
 *   submit: 'Send',
 *   success: { title: 'Sent', description: 'We call you back.' },
 *   consent: { version: 'visit-request-1', text: 'We use your address for this visit.' },
 *   fields: { email: { label: 'Email', type: 'email', required: true, rule: emailText() } },
 * })
 */
export const defineForm = <const Fields extends DrawnFields>(
  form: FormDefinition<Fields>,
): FormDefinition<Fields> => form

/**
 * @example
 * import type { FormDefinition } from '@fivefold/shared/forms/form-definition'
 * const versionOf = (form: FormDefinition) => consentOf(form).version
 */
export const consentOf = ({ name, consent }: FormDefinition): Consent => ({
  form: name,
  ...consent,
})
