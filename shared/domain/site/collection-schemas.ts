import { UserSchema } from '../accounts/user'
import { AnalyticsEventSchema } from '../analytics/analytics-event'
import { ArticleRatingSchema, KbArticleSchema } from '../articles/kb-article'
import {
  ContactFormSchema,
  DemoRequestSchema,
  NewsletterSubscriptionSchema,
  SubmissionSchema,
  WaitlistEntrySchema,
} from '../leads/lead'
import { CaseStudySchema, ResourceSchema } from '../library/library'
import { RoadmapCommentSchema, RoadmapIdeaSchema } from '../roadmap/roadmap-idea'
import { RoadmapItemSchema, RoadmapVoteSchema } from '../roadmap/roadmap-item'
import { TicketAssignmentSchema, TicketAttachmentSchema } from '../tickets/desk-records'
import { TicketNoteSchema } from '../tickets/ticket-notes'
import { SupportTicketSchema, TicketEventSchema } from '../tickets/support-ticket'
import { TicketMessageSchema, TicketReadSchema } from '../tickets/ticket-message'

export const collectionSchemas = {
  users: UserSchema,
  demoRequests: DemoRequestSchema,
  waitlistEntries: WaitlistEntrySchema,
  contactForms: ContactFormSchema,
  newsletterSubscriptions: NewsletterSubscriptionSchema,
  submissions: SubmissionSchema,
  resources: ResourceSchema,
  caseStudies: CaseStudySchema,
  kbArticles: KbArticleSchema,
  articleRatings: ArticleRatingSchema,
  supportTickets: SupportTicketSchema,
  ticketEvents: TicketEventSchema,
  ticketMessages: TicketMessageSchema,
  ticketReads: TicketReadSchema,
  ticketAssignments: TicketAssignmentSchema,
  ticketAttachments: TicketAttachmentSchema,
  roadmapItems: RoadmapItemSchema,
  roadmapVotes: RoadmapVoteSchema,
  roadmapIdeas: RoadmapIdeaSchema,
  roadmapComments: RoadmapCommentSchema,
  analyticsEvents: AnalyticsEventSchema,
  ticketNotes: TicketNoteSchema,
} as const
export type CollectionName = keyof typeof collectionSchemas
