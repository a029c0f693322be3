import { useState } from 'react'
import { notify } from '@fivefold/shared/notify/toast'
import {
  ticketStatuses,
  type SupportTicket,
  type TicketStatus,
} from '@fivefold/shared/store/entities'
import { StoreError } from '@fivefold/shared/store/store-error'
import { changeTicketStatus } from '@fivefold/shared/store/tickets'
import { ticketContent } from './ticket-content'
import type { TicketMove } from './ticket-moves'

/** Closes and reopens a ticket; the last change can be undone while the ticket stays open here. */
export function useTicketMoves(ticket: SupportTicket) {
  const [previous, setPrevious] = useState<TicketStatus>()
  const [message, setMessage] = useState('')

  function change(status: TicketStatus, undoTo: TicketStatus | undefined, done: string) {
    try {
      changeTicketStatus(ticket.id, status)
      setPrevious(undoTo)
      setMessage(done)
    } catch (error) {
      const description = error instanceof StoreError ? error.message : undefined
      notify({
        title: ticketContent.moves.failed,
        tone: 'destructive',
        ...(description && { description }),
      })
    }
  }

  return {
    message,
    move: ({ name, to }: TicketMove) => {
      const undoTo = ticketStatuses.find((status) => status === ticket.status)
      change(to, undoTo, ticketContent.moves[name].done)
    },
    undo: previous && (() => change(previous, undefined, ticketContent.moves.undone(previous))),
  }
}
