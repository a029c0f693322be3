import { UserSchema, type Accounts } from '../accounts/user'
import { AnalyticsEventSchema, type Analytics } from '../analytics/analytics-event'
import { KbArticleSchema, type Articles } from '../articles/kb-article'
import {
  ContactFormSchema,
  DemoRequestSchema,
  NewsletterSubscriptionSchema,
  WaitlistEntrySchema,
  type Leads,
} from '../leads/lead'
import { CaseStudySchema, ResourceSchema, type Library } from '../library/library'
import { RoadmapItemSchema, RoadmapVoteSchema, type Roadmap } from '../roadmap/roadmap-item'
import { SupportTicketSchema, TicketEventSchema, type Tickets } from '../tickets/support-ticket'
import { TicketMessageSchema, TicketReadSchema } from '../tickets/ticket-message'

/** Everything the site remembers, in the specification's names. */
export interface SiteState
  extends Accounts, Leads, Library, Articles, Tickets, Roadmap, Analytics {}

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
  ticketMessages: TicketMessageSchema,
  ticketReads: TicketReadSchema,
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
  ticketMessages: [],
  ticketReads: [],
  roadmapItems: [],
  roadmapVotes: [],
  analyticsEvents: [],
}
