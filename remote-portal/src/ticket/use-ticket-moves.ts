import { useState } from 'react'
import { notify } from '@fivefold/shared/notify/toast'
import {
  ticketStatuses,
  type SupportTicket,
  type TicketStatus,
} from '@fivefold/shared/domain/tickets/support-ticket'
import { StoreError } from '@fivefold/shared/store/store-error'
import { changeTicketStatus } from '@fivefold/shared/store/ticket-commands'
import { ticketContent } from './ticket-content'
import type { TicketMove } from './ticket-moves'

interface Change {
  /** Nothing for an undo, and for a status that nobody can go back to. */
  from: TicketStatus | undefined
  to: TicketStatus
  words: string
}

/**
 * Closes and reopens a ticket. The last change is told, and can be undone, while the ticket stays
 * open here and has the status that was set.
 */
export function useTicketMoves(ticket: SupportTicket) {
  const [last, setLast] = useState<Change>()
  const { moves } = ticketContent
  const current = last?.to === ticket.status ? last : undefined
  const before = current?.from

  function change(next: Change) {
    try {
      changeTicketStatus(ticket.id, next.to)
      setLast(next)
    } catch (error) {
      const description = error instanceof StoreError ? error.message : undefined
      notify({ title: moves.failed, tone: 'destructive', ...(description && { description }) })
    }
  }

  return {
    message: current?.words ?? '',
    move: ({ name, to }: TicketMove) => {
      const from = ticketStatuses.find((status) => status === ticket.status)
      change({ from, to, words: moves[name].done })
    },
    undo: before && (() => change({ from: undefined, to: before, words: moves.undone(before) })),
  }
}
