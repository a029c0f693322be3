import { ticketNoted, type TicketNotes } from '@fivefold/shared/domain/tickets/ticket-notes'
import {
  ticketAssigned,
  ticketReplied,
} from '@fivefold/shared/domain/tickets/conversation-operations'
import { newFact } from '@fivefold/shared/domain/model/record-id'
import { noTickets } from '@fivefold/shared/domain/tickets/no-tickets'
import type { Tickets } from '@fivefold/shared/domain/tickets/support-ticket'
import {
  ticketOpened,
  ticketStatusChanged,
} from '@fivefold/shared/domain/tickets/ticket-operations'
import * as v from 'valibot'

type DeskRecords = Tickets & TicketNotes

interface Operation {
  (records: DeskRecords, given: never): DeskRecords
  readonly schema: v.GenericSchema
}

const known: readonly Operation[] = [
  ticketOpened,
  ticketReplied,
  ticketStatusChanged,
  ticketAssigned,
  ticketNoted,
]

const applied = (records: DeskRecords, given: unknown) => {
  const operation = known.find(({ schema }) => v.is(schema, given))
  return operation ? operation(records, given as never) : records
}

/** @returns an operation on a ticket, with an id and a time of its own. */
export const newOperation = <Change extends object>(change: Change) => ({ ...newFact(), ...change })

/**
 * The records that a ticket's operations make. Operations of an unknown type are left out.
 * @example recordsOf([]).supportTickets
 */
export const recordsOf = (operations: readonly unknown[]): DeskRecords =>
  operations.reduce<DeskRecords>(applied, { ...noTickets, ticketNotes: [] })
