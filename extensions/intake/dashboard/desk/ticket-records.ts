import {
  ticketAssigned,
  ticketNoted,
  ticketReplied,
} from '@fivefold/shared/domain/tickets/conversation-operations'
import { noTickets } from '@fivefold/shared/domain/tickets/no-tickets'
import type { Tickets } from '@fivefold/shared/domain/tickets/support-ticket'
import {
  ticketOpened,
  ticketStatusChanged,
} from '@fivefold/shared/domain/tickets/ticket-operations'
import * as v from 'valibot'

const apply = [ticketOpened, ticketReplied, ticketStatusChanged, ticketAssigned, ticketNoted].map(
  (operation) => (tickets: Tickets, given: unknown) =>
    v.is(operation.schema, given) ? operation(tickets, given as never) : tickets,
)

/**
 * The records that a ticket's operations make. Operations of an unknown type are left out.
 * @example recordsOf([]).supportTickets
 */
export const recordsOf = (operations: readonly unknown[]): Tickets =>
  operations.reduce<Tickets>(
    (tickets, given) => apply.reduce((before, operation) => operation(before, given), tickets),
    noTickets,
  )
