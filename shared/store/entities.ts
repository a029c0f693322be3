import * as v from 'valibot'

/**
 * The records of the site, field by field as the specification lists them. Records are read
 * leniently where nothing is lost by it: an absent text is '', an absent counter 0, and a field
 * this version does not know stays where it is, so that newer data survives older code.
 */
const text = v.nullish(v.string(), '')
/** Beyond the largest number JSON would write null. */
const count = v.nullish(v.custom<number>(Number.isFinite), 0)
const flag = v.nullish(v.boolean(), false)
const moment = v.nullish(v.string(), '')
const optionalMoment = v.nullish(v.string(), null)
const texts = v.nullish(
  v.pipe(
    v.unknown(),
    v.transform((one) => (typeof one === 'string' ? [one] : one)),
    v.array(v.string()),
  ),
  () => [],
)
const identity = { id: v.string() }
const dated = { created_at: moment, updated_at: moment }

type RecordOf<Entries extends v.ObjectEntries> = Readonly<
  v.InferOutput<v.ObjectSchema<Entries, undefined>>
>

const preferencesEntries = {
  emailNotifications: v.nullish(v.boolean(), true),
  marketingEmails: v.nullish(v.boolean(), true),
  newsletter: v.nullish(v.boolean(), true),
}
export const PreferencesSchema = v.looseObject(preferencesEntries)
export type Preferences = RecordOf<typeof preferencesEntries>
export const defaultPreferences: Preferences = {
  emailNotifications: true,
  marketingEmails: true,
  newsletter: true,
}

export type Role = 'admin' | 'customer'
const userEntries = {
  ...identity,
  email: v.string(),
  name: text,
  role: v.nullish(v.string(), 'customer'),
  company: text,
  phone: text,
  created_at: moment,
  last_login: optionalMoment,
  preferences: v.nullish(PreferencesSchema, () => ({ ...defaultPreferences })),
}
export const UserSchema = v.looseObject(userEntries)
export type User = RecordOf<typeof userEntries>

const resourceEntries = {
  ...identity,
  title: text,
  type: text,
  category: text,
  description: text,
  author: text,
  is_featured: flag,
  is_gated: flag,
  tags: texts,
  /** Minutes. */
  reading_time: count,
  view_count: count,
  download_count: count,
  published_at: optionalMoment,
  ...dated,
}
export const ResourceSchema = v.looseObject(resourceEntries)
export type Resource = RecordOf<typeof resourceEntries>

const caseStudyEntries = {
  ...identity,
  title: text,
  company_name: text,
  industry: text,
  company_size: text,
  description: text,
  challenge: text,
  solution: text,
  results: texts,
  testimonial: text,
  testimonial_author: text,
  testimonial_role: text,
  technologies: texts,
  is_featured: flag,
  published_at: optionalMoment,
  ...dated,
}
export const CaseStudySchema = v.looseObject(caseStudyEntries)
export type CaseStudy = RecordOf<typeof caseStudyEntries>

const kbArticleEntries = {
  ...identity,
  title: text,
  content: text,
  category: text,
  tags: texts,
  is_published: flag,
  published_at: optionalMoment,
  view_count: count,
  helpful_count: count,
  not_helpful_count: count,
  ...dated,
}
export const KbArticleSchema = v.looseObject(kbArticleEntries)
export type KbArticle = RecordOf<typeof kbArticleEntries>

export const ticketStatuses = ['open', 'in-progress', 'resolved', 'closed'] as const
export type TicketStatus = (typeof ticketStatuses)[number]
export const ticketPriorities = ['low', 'medium', 'high', 'critical'] as const
export type TicketPriority = (typeof ticketPriorities)[number]

const supportTicketEntries = {
  ...identity,
  user_id: v.string(),
  subject: text,
  description: text,
  category: text,
  priority: v.nullish(v.string(), 'medium'),
  status: v.nullish(v.string(), 'open'),
  ...dated,
}
export const SupportTicketSchema = v.looseObject(supportTicketEntries)
export type SupportTicket = RecordOf<typeof supportTicketEntries>

/** One line of a ticket's status history: who set which status, and when. */
const ticketEventEntries = {
  ...identity,
  ticket_id: v.string(),
  status: text,
  by_id: text,
  by_name: text,
  created_at: moment,
}
export const TicketEventSchema = v.looseObject(ticketEventEntries)
export type TicketEvent = RecordOf<typeof ticketEventEntries>

const roadmapItemEntries = {
  ...identity,
  title: text,
  description: text,
  category: text,
  status: v.nullish(v.string(), 'planned'),
  priority: v.nullish(v.string(), 'medium'),
  vote_count: count,
  planned_release: text,
  ...dated,
}
export const RoadmapItemSchema = v.looseObject(roadmapItemEntries)
export type RoadmapItem = RecordOf<typeof roadmapItemEntries>

const roadmapVoteEntries = {
  ...identity,
  roadmap_item_id: v.string(),
  user_id: v.string(),
  created_at: moment,
}
export const RoadmapVoteSchema = v.looseObject(roadmapVoteEntries)
export type RoadmapVote = RecordOf<typeof roadmapVoteEntries>

/** A lead keeps every field of its form beside these. */
const leadEntries = { ...identity, created_at: moment, email: text }

const demoRequestEntries = { ...leadEntries, name: text, company: text, source: text }
export const DemoRequestSchema = v.looseObject(demoRequestEntries)
export type DemoRequest = RecordOf<typeof demoRequestEntries>

const waitlistEntryEntries = { ...leadEntries, name: text, company: text, tier: text }
export const WaitlistEntrySchema = v.looseObject(waitlistEntryEntries)
export type WaitlistEntry = RecordOf<typeof waitlistEntryEntries>

const contactFormEntries = { ...leadEntries, name: text, company: text, message: text }
export const ContactFormSchema = v.looseObject(contactFormEntries)
export type ContactForm = RecordOf<typeof contactFormEntries>

export const NewsletterSubscriptionSchema = v.looseObject(leadEntries)
export type NewsletterSubscription = RecordOf<typeof leadEntries>

const analyticsEventEntries = {
  ...identity,
  name: text,
  params: v.nullish(v.record(v.string(), v.unknown()), () => ({})),
  created_at: moment,
}
export const AnalyticsEventSchema = v.looseObject(analyticsEventEntries)
export type AnalyticsEvent = RecordOf<typeof analyticsEventEntries>

/** Everything the site remembers. `ticketEvents` is ours; the other names are the specification's. */
export interface SiteState {
  readonly users: readonly User[]
  readonly currentUser: User | null
  readonly demoRequests: readonly DemoRequest[]
  readonly waitlistEntries: readonly WaitlistEntry[]
  readonly contactForms: readonly ContactForm[]
  readonly newsletterSubscriptions: readonly NewsletterSubscription[]
  readonly resources: readonly Resource[]
  readonly caseStudies: readonly CaseStudy[]
  readonly kbArticles: readonly KbArticle[]
  readonly supportTickets: readonly SupportTicket[]
  readonly ticketEvents: readonly TicketEvent[]
  readonly roadmapItems: readonly RoadmapItem[]
  readonly roadmapVotes: readonly RoadmapVote[]
  readonly analyticsEvents: readonly AnalyticsEvent[]
}

export const collectionSchemas = {
  users: UserSchema,
  demoRequests: DemoRequestSchema,
  waitlistEntries: WaitlistEntrySchema,
  contactForms: ContactFormSchema,
  newsletterSubscriptions: NewsletterSubscriptionSchema,
  resources: ResourceSchema,
  caseStudies: CaseStudySchema,
  kbArticles: KbArticleSchema,
  supportTickets: SupportTicketSchema,
  ticketEvents: TicketEventSchema,
  roadmapItems: RoadmapItemSchema,
  roadmapVotes: RoadmapVoteSchema,
  analyticsEvents: AnalyticsEventSchema,
} as const
export type CollectionName = keyof typeof collectionSchemas

export const emptyState: SiteState = {
  users: [],
  currentUser: null,
  demoRequests: [],
  waitlistEntries: [],
  contactForms: [],
  newsletterSubscriptions: [],
  resources: [],
  caseStudies: [],
  kbArticles: [],
  supportTickets: [],
  ticketEvents: [],
  roadmapItems: [],
  roadmapVotes: [],
  analyticsEvents: [],
}
