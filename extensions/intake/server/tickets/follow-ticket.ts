import { ticketAnswerMinutes } from '@fivefold/shared/domain/facts/answer-times'
import type { Queries } from '../database/database'
import type { Agent } from '../sign-in/agents'
import type { TicketOperation } from './operation-schema'

/** A ticket before an operation. */
export interface Ticket {
  status: string
  priority: string
  entries: number
  email: string
}

interface Arrival {
  at: Date | string | undefined
  isCustomer: boolean
  agent: Agent | undefined
}

/** Keeps what lists say of a ticket up to date. The store's `answersDue` says when an answer is due. */
export async function followTicket(
  { query }: Queries,
  operation: TicketOperation,
  ticket: Ticket,
  { at, isCustomer, agent }: Arrival,
): Promise<void> {
  const { type } = operation
  const ticketId = type === 'ticketOpened' ? operation.id : operation.ticketId
  const status = type === 'ticketStatusChanged' ? operation.status : ticket.status
  const isMessage = type === 'ticketOpened' || type === 'ticketReplied'
  const asks = isCustomer && (isMessage || (type === 'ticketStatusChanged' && status === 'open'))
  const waiting = asks ? 'coalesce(waiting_since, $2)' : 'waiting_since'
  const since = type === 'ticketReplied' && !isCustomer ? 'null::timestamptz' : waiting
  await query(
    `update ticket set status = $3, waiting_since = ${since},
       due_at = case when $3 in ('open', 'in-progress') then ${since} + make_interval(mins => $4) end,
       active_at = case when $5 then $2 else active_at end,
       assignee = case when $6 then $7 else assignee end,
       assignee_name = case when $6 then $8 else assignee_name end
     where id = $1 and $2::timestamptz is not null`,
    [
      ticketId,
      at,
      status,
      ticketAnswerMinutes(ticket.priority),
      isMessage || type === 'ticketStatusChanged',
      type === 'ticketAssigned',
      agent?.id ?? '',
      agent?.label ?? '',
    ],
  )
}
