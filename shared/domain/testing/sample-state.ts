import { withAnalyticsEvents } from '../analytics/analytics-event'
import { applyOperation } from '../site/site-operations'
import type { SiteState } from '../site/site-state'
import type { Operation } from '../site/site-operations'
import { seededState } from '../site/seeds'

const at = '2026-11-02T08:00:00.000Z'

/** A state with records in every collection, some with texts that look like JSON, and a session. */
export function sampleState(size = 14): SiteState {
  const numbers = Array.from({ length: size }, (_, index) => index)
  const worked = numbers.flatMap(operationsOf).reduce(applyOperation, seededState)
  return withAnalyticsEvents(
    worked,
    numbers.map((n) => ({ id: `event-${n}`, name: 'vote', params: { n }, created_at: at })),
  )
}

function operationsOf(n: number): Operation[] {
  const userId = `user-${n}`
  const person = { name: `Robin "${n}" {Reader}`, email: `robin-${n}@x.example` }
  const itemId = seededState.roadmapItems[n % 2]?.id ?? ''
  const lead = { type: 'leadReceived', at, fields: { ...person, n } } as const
  return [
    { type: 'userRegistered', id: userId, at, ...person, company: '', phone: '' },
    {
      type: 'ticketOpened',
      id: `ticket-${n}`,
      at,
      userId,
      userName: person.name,
      category: 'Billing',
      priority: 'low',
      subject: `Ticket ${n} } ] " \\ 🧾`,
      description: '"supportTickets":[{"id":"no"}]',
    },
    {
      type: 'ticketReplied',
      id: `message-${n}`,
      at,
      ticketId: `ticket-${n}`,
      authorId: userId,
      authorName: person.name,
      authorRole: 'customer',
      body: `Message ${n} {"id":"no"}`,
      files: [{ id: `file-${n}`, name: `${n}.png`, mediaType: 'image/png', size: n }],
    },
    {
      type: 'ticketAssigned',
      id: `assignment-${n}`,
      at,
      ticketId: `ticket-${n}`,
      assigneeId: 'admin',
      assigneeName: 'Avery',
      byId: 'admin',
      byName: 'Avery',
    },
    {
      type: 'ticketNoted',
      id: `note-${n}`,
      at,
      ticketId: `ticket-${n}`,
      authorId: 'admin',
      authorName: 'Avery',
      body: `Note ${n} "ticketNotes":[{"id":"no"}]`,
    },
    {
      type: 'ticketRead',
      id: `read-${n}`,
      at,
      ticketId: `ticket-${n}`,
      userId,
      readAt: at,
    },
    { type: 'voteAdded', id: `vote-${n}`, at, itemId, userId },
    {
      type: 'ideaSuggested',
      id: `idea-${n}`,
      at,
      userId,
      userName: person.name,
      title: `Idea ${n} "roadmapIdeas":[`,
      reason: 'Because } ] "',
    },
    {
      type: 'roadmapCommented',
      id: `comment-${n}`,
      at,
      itemId,
      userId,
      userName: person.name,
      body: `Comment ${n} {"id":"no"}`,
    },
    { ...lead, id: `demo-${n}`, collection: 'demoRequests' },
    { ...lead, id: `waiting-${n}`, collection: 'waitlistEntries' },
    { ...lead, id: `contact-${n}`, collection: 'contactForms' },
    { ...lead, id: `reader-${n}`, collection: 'newsletterSubscriptions' },
  ]
}
