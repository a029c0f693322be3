import type { ComponentType, CSSProperties } from 'react'
import type { Post } from '../../domain/tickets/conversation'
import type { Answer } from './answer'

/*
 * Seams between pages and what a site has beside the browser. Each is an object with the behaviour of a site that has
 * nothing. Where a setting of the site turns an extension on, the host's side of it replaces members before the first
 * page runs. Pages call the seams, and never ask which extensions a site has. The module exists once on a page.
 */

/** The text that a lead form asks its visitor to agree to, or a notice. A changed text gets a new version. */
export interface Consent {
  /** The form, by the name that it has at the intake. */
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

/**
 * Sends the leads that forms store.
 * @example const answer = await leadSending.answerFor('lead-1')
 */
export const leadSending = {
  seam: 'seam of the site: leads',
  /** Props of the form element. */
  formProps: (_consent: Consent, _options?: FormOptions): object => ({}),
  /** Fields by which a record keeps the consent that its form shows. */
  consentFields: (_consent: Consent): object => ({}),
  /** The answer for a stored record, as soon as there is one; undefined while it waits for a connection. */
  answerFor: async (id: string): Promise<Answer | undefined> => ({ id }),
  /** Whether a stored record has arrived. */
  hasArrived: (_id: string): boolean => true,
  /** Sets a draft aside whose values have become a record. */
  keepDraft: (_place: DraftPlace, _recordId: string): void => {},
  /** Takes back the draft of a refused record. @returns whether it did. */
  takeDraftBack: (_place: DraftPlace): boolean => false,
}

/**
 * Takes the changes of tickets.
 * @example const takesFiles = ticketDesk.takesFiles
 */
export const ticketDesk = {
  seam: 'seam of the site: tickets',
  /** As `leadSending.answerFor`. */
  answerFor: async (id: string): Promise<Answer | undefined> => ({ id }),
  /** Whether messages may have files. */
  takesFiles: true,
  /** Marks a message that has not arrived. */
  SendMark: undefined as ComponentType<{ post: Post }> | undefined,
}

/**
 * Knows accounts.
 * @example accounts.provedEmail('ada@lovelace.example')?.hint
 */
export const accounts = {
  seam: 'seam of the site: accounts',
  /** Props of the field of an email address that the visitor has proved and does not change; otherwise undefined. */
  provedEmail: (_email: string): ProvedField | undefined => undefined,
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

/**
 * Sentences that say where a visitor's data go. Absent ones: they stay in the browser.
 * @example notices.stored.map(({ place }) => place)
 */
export const notices = {
  seam: 'seam of the site: notices',
  /** What a site with extensions keeps in the browser in addition. */
  stored: [] as readonly StoredItem[],
  /** On the privacy page: what the site sends, and what stays in the browser. */
  browser: {} as { sent?: string; rest?: string },
  /** On the privacy page: which services the site contacts. */
  services: undefined as string | undefined,
  /** In the profile: what the site stores. */
  profile: undefined as string | undefined,
  /** On the privacy page: what is counted. */
  counting: undefined as string | undefined,
}
