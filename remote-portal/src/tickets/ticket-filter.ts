import { choiceParam, pageParam, textParam } from '@fivefold/shared/address/address-schema'
import {
  ticketPriorities,
  ticketStatuses,
  type SupportTicket,
} from '@fivefold/shared/domain/tickets/support-ticket'
import { momentOf } from '@fivefold/shared/words/date-words'
import { wordsFilter } from '@fivefold/shared/words/folded'
import { ticketNumberWords } from '@fivefold/shared/domain/tickets/ticket-number'

export interface TicketFilter {
  /** A ticket status; '' for all. */
  status: string
  query: string
}

export const ticketSorts = ['newest', 'activity', 'number', 'priority', 'status'] as const

export type TicketSort = (typeof ticketSorts)[number]

export const ticketAddress = {
  status: textParam('status'),
  query: textParam('q'),
  sort: choiceParam<TicketSort>('sort', ticketSorts, 'newest'),
  page: pageParam,
}

/**
 * @param tickets newest first; equal ones keep this order.
 * @param activity ISO time of the last change or message, by ticket id.
 */
export function ticketsSorted(
  tickets: readonly SupportTicket[],
  sort: TicketSort,
  activity: ReadonlyMap<string, string>,
) {
  if (sort === 'newest') return tickets
  const rank = rankOf[sort]
  return tickets.toSorted((one, other) => {
    const [first, second] = [rank(one, activity), rank(other, activity)]
    if (first === second) return 0
    return first < second ? -1 : 1
  })
}

type Rank = (ticket: SupportTicket, activity: ReadonlyMap<string, string>) => number

/** Sorted ascending; an unknown value comes last. */
const rankOf: Readonly<Record<Exclude<TicketSort, 'newest'>, Rank>> = {
  activity: ({ id }, activity) => -momentOf(activity.get(id) ?? null),
  number: ({ number = Infinity }) => number,
  priority: ({ priority }) => -ticketPriorities.findIndex((known) => known === priority),
  status: ({ status }) => {
    const place = ticketStatuses.findIndex((known) => known === status)
    return place < 0 ? ticketStatuses.length : place
  },
}

/** Finds the words of the query anywhere in subject, description, number or reference. */
export function ticketsMatching(tickets: readonly SupportTicket[], filter: TicketFilter) {
  const isBlank = filter.query.trim() === ''
  if (isBlank && !filter.status) return tickets
  const hasWords = wordsFilter(filter.query)
  return tickets.filter(
    (ticket) =>
      (!filter.status || ticket.status === filter.status) && (isBlank || hasWords(textOf(ticket))),
  )
}

const textOf = (ticket: SupportTicket) =>
  [ticket.subject, ticket.description, ticketNumberWords(ticket), ticket.id].join('\n')

export function countByStatus(tickets: readonly { status: string }[]): ReadonlyMap<string, number> {
  const counts = new Map<string, number>()
  for (const { status } of tickets) counts.set(status, (counts.get(status) ?? 0) + 1)
  return counts
}
