import type { Accounts } from '../accounts/user'
import type { Analytics } from '../analytics/analytics-event'
import type { Articles } from '../articles/kb-article'
import type { Leads } from '../leads/lead'
import type { Library } from '../library/library'
import type { RoadmapVoices } from '../roadmap/roadmap-idea'
import type { Roadmap } from '../roadmap/roadmap-item'
import { noTickets } from '../tickets/no-tickets'
import type { Tickets } from '../tickets/support-ticket'
import type { TicketNotes } from '../tickets/ticket-notes'

/** All stored data, named as in the specification. */
export interface SiteState
  extends
    Accounts,
    Leads,
    Library,
    Articles,
    Tickets,
    Roadmap,
    RoadmapVoices,
    Analytics,
    TicketNotes {}

export const emptyState: SiteState = {
  users: [],
  currentUser: null,
  demoRequests: [],
  waitlistEntries: [],
  contactForms: [],
  newsletterSubscriptions: [],
  submissions: [],
  resources: [],
  caseStudies: [],
  kbArticles: [],
  articleRatings: [],
  ...noTickets,
  ticketNotes: [],
  roadmapItems: [],
  roadmapVotes: [],
  roadmapIdeas: [],
  roadmapComments: [],
  analyticsEvents: [],
}
