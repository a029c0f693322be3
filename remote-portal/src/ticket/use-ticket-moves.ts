import { useState } from 'react'
import { notifyRefused } from '@fivefold/shared/notify/notify-refused'
import {
  ticketStatuses,
  type SupportTicket,
  type TicketStatus,
} from '@fivefold/shared/domain/tickets/support-ticket'
import { changeTicketStatus } from '@fivefold/shared/store/ticket-commands'
import { ticketContent } from './ticket-content'
import type { TicketMove } from './ticket-moves'

interface Change {
  /** Undefined after an undo and for a status that cannot be restored. */
  from: TicketStatus | undefined
  to: TicketStatus
  words: string
}

/**
 * Closes and reopens a ticket. The last change is announced. It can be undone while the ticket is shown
 * and keeps the new status.
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
      notifyRefused(moves.failed, error)
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
