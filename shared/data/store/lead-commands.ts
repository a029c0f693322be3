import type { LeadCollection } from '../../domain/leads/lead'
import { newFact } from '../../domain/model/record-id'
import { keep } from './keep'

/**
 * Lead forms send nothing: they log to the console and store a record with every field of the form (even those not
 * named here), an id and the time. Each command returns the record's id.
 * @throws StoreError if storage refuses the record.
 */
export interface DemoRequestFields {
  readonly name: string
  readonly email: string
  readonly company: string
  /** The form, for instance `demo-wizard` or `custom-solution`. */
  readonly source: string
}
/**
 * @example
 * submitDemoRequest({ name: 'Ada', email: 'a@b.example', company: 'Acme', source: 'billing' })
 */
export function submitDemoRequest<Fields extends DemoRequestFields>(record: Fields): string {
  return receiveLead('demoRequests', record)
}

export interface WaitlistFields {
  readonly name: string
  readonly email: string
}
/** @example joinWaitlist({ name: 'Ada', email: 'a@b.example' }) */
export function joinWaitlist<Fields extends WaitlistFields>(record: Fields): string {
  return receiveLead('waitlistEntries', record)
}

export interface ContactFields {
  readonly name: string
  readonly email: string
  readonly message: string
}
/** @example sendContactForm({ name: 'Ada', email: 'a@b.example', message: 'Hello' }) */
export function sendContactForm<Fields extends ContactFields>(record: Fields): string {
  return receiveLead('contactForms', record)
}

export interface NewsletterFields {
  readonly email: string
}
/** @example subscribeNewsletter({ email: 'a@b.example' }) */
export function subscribeNewsletter<Fields extends NewsletterFields>(record: Fields): string {
  return receiveLead('newsletterSubscriptions', record)
}

/**
 * Stores a record of any form.
 * @returns its id.
 * @throws StoreError if storage refuses it.
 * @example submitForm({ name: 'billing/visit-request' }, { email: 'a@b.example' })
 */
export function submitForm(
  { name, collection }: { readonly name: string; readonly collection?: LeadCollection },
  record: object,
): string {
  return collection === undefined
    ? receiveLead('submissions', { ...record, form: name }, name)
    : receiveLead(collection, record)
}

/** Says in the console what has come. */
const labels: Readonly<Partial<Record<LeadCollection, string>>> = {
  demoRequests: 'Demo request',
  waitlistEntries: 'Waitlist entry',
  contactForms: 'Contact message',
  newsletterSubscriptions: 'Newsletter subscription',
}

function receiveLead(collection: LeadCollection, record: object, label = labels[collection]) {
  const fact = newFact()
  keep({ type: 'leadReceived', ...fact, collection, fields: { ...record } })
  console.info(`[leads] ${label}`, record)
  return fact.id
}
