import type { SiteState } from '../site/site-state'
import type { SupportTicket, TicketEvent } from './support-ticket'
import type { OperationOf } from '../site/site-operations'

type Tickets = Pick<SiteState, 'supportTickets' | 'ticketEvents'>

export function ticketOpened<State extends Tickets>(
  state: State,
  fact: OperationOf<'ticketOpened'>,
): State {
  if ([...state.supportTickets, ...state.ticketEvents].some(({ id }) => id === fact.id))
    return state
  const ticket: SupportTicket = {
    id: fact.id,
    user_id: fact.userId,
    subject: fact.subject,
    description: fact.description,
    category: fact.category,
    priority: fact.priority,
    status: 'open',
    created_at: fact.at,
    updated_at: fact.at,
  }
  const opening = historyLine(fact.id, fact.id, 'open', fact.userId, fact.userName, fact.at)
  return {
    ...state,
    supportTickets: [...state.supportTickets, ticket],
    ticketEvents: [...state.ticketEvents, opening],
  }
}

/**
 * The latest change by time wins, so that tabs which hear of two changes in different order agree.
 * The history keeps both.
 */
export function ticketStatusChanged<State extends Tickets>(
  state: State,
  fact: OperationOf<'ticketStatusChanged'>,
): State {
  const ticket = state.supportTickets.find(({ id }) => id === fact.ticketId)
  if (!ticket || state.ticketEvents.some((event) => event.id === fact.id)) return state
  const line = historyLine(fact.id, fact.ticketId, fact.status, fact.byId, fact.byName, fact.at)
  const isLatest = fact.at >= ticket.updated_at
  return {
    ...state,
    supportTickets: isLatest
      ? state.supportTickets.map((other) =>
          other === ticket ? { ...other, status: fact.status, updated_at: fact.at } : other,
        )
      : state.supportTickets,
    ticketEvents: [...state.ticketEvents, line],
  }
}

function historyLine(
  id: string,
  ticketId: string,
  status: string,
  byId: string,
  byName: string,
  at: string,
): TicketEvent {
  return { id, ticket_id: ticketId, status, by_id: byId, by_name: byName, created_at: at }
}
