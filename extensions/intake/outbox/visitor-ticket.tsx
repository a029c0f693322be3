import { ConversationEntries } from '@fivefold/shared/conversation/conversation-entries'
import { newFact } from '@fivefold/shared/domain/model/record-id'
import {
  conversationOf,
  type ConversationEntry,
} from '@fivefold/shared/domain/tickets/conversation'
import { ticketReplied } from '@fivefold/shared/domain/tickets/conversation-operations'
import { noTickets } from '@fivefold/shared/domain/tickets/no-tickets'
import type {
  SupportTicket,
  Tickets,
  TicketStatus,
} from '@fivefold/shared/domain/tickets/support-ticket'
import {
  ticketOpened,
  ticketStatusChanged,
} from '@fivefold/shared/domain/tickets/ticket-operations'
import { answerIn, post } from './post'
import { isTicketOperation, type TicketOperation } from './ticket-operation'

/** A row of the operators' list of tickets, as JSON. */
export interface ListedTicket {
  readonly id: string
  readonly number: number
  readonly email: string
  readonly status: string
  readonly priority: string
  readonly category: string
  readonly subject: string
  /** ISO time. */
  readonly receivedAt: string
}

/** A ticket of the intake, which this browser does not store. */
export interface VisitorTicket {
  readonly ticket: SupportTicket
  /** The oldest first. */
  readonly entries: readonly ConversationEntry[]
}

/**
 * The ticket that these operations have made; undefined without its opening. Operations of an unknown type are left out.
 * @example visitorTicket([])?.ticket.subject
 */
export function visitorTicket(operations: readonly unknown[]): VisitorTicket | undefined {
  const tickets = operations.filter(isTicketOperation).reduce(apply, noTickets)
  const [ticket] = tickets.supportTickets
  return ticket && { ticket, entries: conversationOf(tickets, ticket) }
}

function apply(tickets: Tickets, operation: TicketOperation): Tickets {
  switch (operation.type) {
    case 'ticketOpened': {
      return ticketOpened(tickets, operation)
    }
    case 'ticketReplied': {
      return ticketReplied(tickets, operation)
    }
    case 'ticketStatusChanged': {
      return ticketStatusChanged(tickets, operation)
    }
  }
}

/** A reply to a ticket, or a change of its status. `name` is the writer's. */
export type TicketChange = { ticketId: string; name: string } & (
  | { type: 'ticketReplied'; body: string }
  | { type: 'ticketStatusChanged'; status: TicketStatus }
)

/**
 * Prepares a change of a visitor's ticket. However often it is sent, the intake makes it once.
 * @returns sends it; gives why the intake has not made it, '' without an answer, or undefined.
 * @example
 * const send = ticketChange({ type: 'ticketReplied', ticketId: 't-1', name: 'Ada', body: 'Hello' })
 * void send().then((problem) => console.info(problem ?? 'sent'))
 */
export function ticketChange(change: TicketChange): () => Promise<string | undefined> {
  const operation = { ...newFact(), ...change }
  return async () => {
    const outcome = await post('/intake/tickets', { operations: [operation] })
    const answer = answerIn(outcome, operation.id)
    if (answer && answer !== 'ended') return answer.refused
    return outcome.kind === 'later' ? outcome.reason : ''
  }
}

/**
 * The messages and changes of a visitor's ticket.
 * @example
 * const shown = visitorTicket([])
 * shown && <VisitorConversation shown={shown} labelledBy="heading" />
 */
export function VisitorConversation(props: { shown: VisitorTicket; labelledBy: string }) {
  const { ticket, entries } = props.shown
  return (
    <ConversationEntries
      ticket={ticket}
      entries={entries}
      labelledBy={props.labelledBy}
      shownOf={({ byName }) => ({ author: byName, who: byName, isNew: false, files: [] })}
    />
  )
}
