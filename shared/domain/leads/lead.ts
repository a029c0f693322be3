import * as v from 'valibot'
import { identity, moment, text, type RecordOf } from '../model/record-fields'

/** A lead also keeps every field of its form. */
const leadEntries = { ...identity, created_at: moment, email: text }

const demoRequestEntries = { ...leadEntries, name: text, company: text, source: text }
/** @example v.is(DemoRequestSchema, { id: 'l-1' }) // true: other fields have defaults */
export const DemoRequestSchema = v.looseObject(demoRequestEntries)
export type DemoRequest = RecordOf<typeof demoRequestEntries>

const waitlistEntryEntries = { ...leadEntries, name: text, company: text, tier: text }
/** @example v.is(WaitlistEntrySchema, { id: 'l-1' }) // true: other fields have defaults */
export const WaitlistEntrySchema = v.looseObject(waitlistEntryEntries)
export type WaitlistEntry = RecordOf<typeof waitlistEntryEntries>

const contactFormEntries = { ...leadEntries, name: text, company: text, message: text }
/** @example v.is(ContactFormSchema, { id: 'l-1' }) // true: other fields have defaults */
export const ContactFormSchema = v.looseObject(contactFormEntries)
export type ContactForm = RecordOf<typeof contactFormEntries>

/** @example v.is(NewsletterSubscriptionSchema, { id: 'l-1' }) // true: other fields have defaults */
export const NewsletterSubscriptionSchema = v.looseObject(leadEntries)
export type NewsletterSubscription = RecordOf<typeof leadEntries>

const submissionEntries = { ...leadEntries, form: text }
/** @example v.is(SubmissionSchema, { id: 'l-1' }) // true: other fields have defaults */
export const SubmissionSchema = v.looseObject(submissionEntries)
/** A record of a form that the specification does not name. `form` is `billing/visit-request`. */
export type Submission = RecordOf<typeof submissionEntries>

export interface Leads {
  readonly demoRequests: readonly DemoRequest[]
  readonly waitlistEntries: readonly WaitlistEntry[]
  readonly contactForms: readonly ContactForm[]
  readonly newsletterSubscriptions: readonly NewsletterSubscription[]
  readonly submissions: readonly Submission[]
}

/** @example leadCollections.map((name) => <li key={name}>{name}</li>) */
export const leadCollections = [
  'demoRequests',
  'waitlistEntries',
  'contactForms',
  'newsletterSubscriptions',
  'submissions',
] as const
export type LeadCollection = (typeof leadCollections)[number]
