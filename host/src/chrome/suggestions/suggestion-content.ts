import { paths } from '@fivefold/shared/routing/paths'
import type { Suggestion } from './suggestion'

/** The most wanted pages, suggested while the field is empty. */
export const starterPaths: readonly string[] = [
  paths.cortex,
  paths.pricing,
  paths.demo,
  paths.knowledgeBase,
]

export const suggestedActions: readonly Suggestion[] = [
  {
    id: 'submit-a-ticket',
    kind: 'action',
    title: 'Submit a ticket',
    about: 'Tell support what happened',
    target: { to: paths.newTicket },
  },
]

export const deskHref = (ticketId: string) =>
  `${paths.admin}?${new URLSearchParams({ view: 'tickets', open: ticketId })}`
