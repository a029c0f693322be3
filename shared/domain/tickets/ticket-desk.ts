import { ticketAnswerMinutes } from '../facts/answer-times'
import type { TicketAssignment } from './desk-records'
import type { Tickets } from './support-ticket'

/**
 * The assignment in force of each ticket that has an assignee, by ticket id. Of two at the same time, the one that was
 * added later.
 * @example assignments({ ticketAssignments: [] }).get('t-1')?.assignee_name
 */
export function assignments({
  ticketAssignments,
}: Pick<Tickets, 'ticketAssignments'>): ReadonlyMap<string, TicketAssignment> {
  const latest = new Map<string, TicketAssignment>()
  for (const one of ticketAssignments) {
    if (one.created_at >= (latest.get(one.ticket_id)?.created_at ?? '')) {
      latest.set(one.ticket_id, one)
    }
  }
  return new Map([...latest].filter(([, one]) => one.assignee_id !== ''))
}

type TicketRecords = Pick<Tickets, 'supportTickets' | 'ticketEvents' | 'ticketMessages'>

/**
 * The time by which each ticket that waits for support is due, by ticket id (docs/decisions/tickets.md). The clock
 * starts with the customer's first message, or reopening, after support's latest message, and never stops at night.
 * A resolved or closed ticket has no due time.
 * @example answersDue({ supportTickets: [], ticketEvents: [], ticketMessages: [] }).get('t-1')
 */
export function answersDue(state: TicketRecords): ReadonlyMap<string, string> {
  const waiting = state.supportTickets.filter(
    ({ status }) => status !== 'resolved' && status !== 'closed',
  )
  const customers = new Map(waiting.map((ticket) => [ticket.id, ticket.user_id]))
  const answered = new Map<string, string>()
  for (const { ticket_id: id, author_id: author, created_at: at } of state.ticketMessages) {
    if (author !== customers.get(id) && at > (answered.get(id) ?? '')) answered.set(id, at)
  }
  const waitingSince = new Map<string, string>()
  function ask(id: string, by: string, at: string) {
    const isOpen = by === customers.get(id) && at > (answered.get(id) ?? '')
    if (isOpen && at < (waitingSince.get(id) ?? '~')) waitingSince.set(id, at)
  }
  for (const ticket of waiting) ask(ticket.id, ticket.user_id, ticket.created_at)
  for (const one of state.ticketMessages) ask(one.ticket_id, one.author_id, one.created_at)
  for (const one of state.ticketEvents) {
    if (one.status === 'open') ask(one.ticket_id, one.by_id, one.created_at)
  }
  return new Map(
    waiting.flatMap(({ id, priority }) => {
      const since = Date.parse(waitingSince.get(id) ?? '')
      if (Number.isNaN(since)) return []
      return [[id, new Date(since + ticketAnswerMinutes(priority) * 60_000).toISOString()] as const]
    }),
  )
}
