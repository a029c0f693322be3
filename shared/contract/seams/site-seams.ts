import type { ComponentType, CSSProperties, ReactNode } from 'react'
import type { Post } from '../../domain/tickets/conversation'
import type { Answer } from './answer'

/*
 * Seams between pages and what a site has beside the browser. Each is an object with the behaviour of a site that has
 * nothing. Where a setting of the site turns an extension on, the host's side of it replaces members before the first
 * page runs. Pages call the seams, and never ask which extensions a site has. A member stays: released pages call it.
 * The module exists once on a page.
 */

/** The text that a lead form asks its visitor to agree to, or a notice. A changed text gets a new version. */
export interface Consent {
  /** The form, such as `billing/visit-request`. */
  readonly form: string
  readonly version: string
  readonly text: string
  /** The visitor ticks it; otherwise it stands below the form. */
  readonly isTicked?: boolean
}

interface FormOptions {
  /** Label of a button for browsers without scripts, if the form's own button needs scripts. */
  submit?: string
  /** The form does not show the notice: only the last step of a wizard does. */
  hidesNotice?: boolean
  /** The fields of a wizard's other steps, for browsers without scripts. */
  rest?: ReactNode
}

/** A draft, by the form's name, the key it is stored under, and the account that it belongs to. */
interface DraftPlace {
  readonly form: string
  readonly key: string
  readonly owner: string | undefined
}

/**
 * Gives members of a seam another behaviour.
 * @internal For extensions of the host.
 */
export function replaceSeam<Seam extends object>(seam: Seam, by: Partial<Seam>): void {
  Object.assign(seam, by)
}

interface ProvedField {
  readOnly: true
  value: string
  hint: string
  style: CSSProperties
}

interface StoredItem {
  readonly place: string
  readonly content: string
  readonly until: string
}

interface LeadSending {
  /** Marks every copy of this module: a remote must not carry one. */
  readonly name: string
  /** Props of the form element. */
  formProps: (consent: Consent, options?: FormOptions) => object | undefined
  /** Fields by which a record keeps the consent that its form shows. */
  consentFields: (consent: Consent) => object | undefined
  /** The answer for a stored record, as soon as there is one; undefined while it waits for a connection. */
  answerFor: (id: string) => Promise<Answer | undefined>
  /** Whether a stored record has arrived. */
  hasArrived: (id: string) => boolean
  /** Sets a draft aside whose values have become a record. */
  keepDraft: (place: DraftPlace, recordId: string) => void
  /** Takes back the draft of a refused record. @returns whether it did. */
  takeDraftBack: (place: DraftPlace) => boolean | undefined
}

interface TicketDesk {
  /** As `leadSending.answerFor`. */
  answerFor: LeadSending['answerFor']
  /** Whether messages may have files. */
  takesFiles: boolean
  /** Bytes of a file; absent where it must fit into the browser’s storage. */
  largestFile?: number
  /** Keeps the content of a chosen file until it is sent, in place of the browser’s storage. */
  keepFile?: (id: string, content: Blob) => Promise<void>
  /** The address of a file that is not in this browser. */
  fileHref?: (id: string) => string
  /** For operators: all customers' tickets that a number begins with, where they are not in this browser. */
  findTickets?: (
    number: string,
  ) => Promise<readonly { id: string; number: number; subject: string; status: string }[]>
  /** Marks a message that has not arrived. */
  SendMark?: ComponentType<{ post: Post }>
}

interface Accounts {
  /** Props of the field of an email address that the visitor has proved and does not change. */
  provedEmail: (email: string) => ProvedField | undefined
}

interface Notices {
  /** Additional data that a site with extensions keeps in the browser. */
  stored: readonly StoredItem[]
  /** On the privacy page: what the site sends, and what stays in the browser. */
  browser?: { sent: string; rest: string }
  /** On the privacy page: which services the site contacts. */
  services?: string
  /** On the privacy page: what is kept of each form, and why. */
  KeptForms?: ComponentType
  /** In the profile: what the site stores. */
  profile?: string
  /** On the privacy page: what is counted. */
  counting?: string
}

const nothing = () => undefined
const arrived = async (id: string) => ({ id })

/**
 * Sends the leads that forms store.
 * @example leadSending.hasArrived('lead-1') // true
 */
export const leadSending: LeadSending = {
  name: 'fivefold-lead-sending',
  formProps: nothing,
  consentFields: nothing,
  answerFor: arrived,
  hasArrived: () => true,
  keepDraft: nothing,
  takeDraftBack: nothing,
}

/**
 * Takes the changes of tickets.
 * @example const takesFiles = ticketDesk.takesFiles
 */
export const ticketDesk: TicketDesk = { answerFor: arrived, takesFiles: true }

/**
 * Knows accounts.
 * @example accounts.provedEmail('ada@lovelace.example')?.hint
 */
export const accounts: Accounts = { provedEmail: nothing }

/**
 * Sentences that say where a visitor's data go. Absent ones: they stay in the browser.
 * @example notices.stored.map(({ place }) => place)
 */
export const notices: Notices = { stored: [] }
