import { useState } from 'react'
import { notifyRefused } from '@fivefold/shared/notify/notify-refused'
import {
  ticketStatuses,
  type SupportTicket,
  type TicketStatus,
} from '@fivefold/shared/domain/tickets/support-ticket'
import { changeTicketStatus } from '@fivefold/shared/store/ticket-commands'
import { statusWords } from '@fivefold/shared/words/label-words'
import { ticketContent } from './ticket-content'

interface Done {
  from: string
  to: TicketStatus
}

/** Changes the status; offers `undo` until something else changes it. */
export function useStatusChange(ticket: SupportTicket) {
  const [done, setDone] = useState<Done>()
  const { changed, failed } = ticketContent.status
  const before = ticketStatuses.find((status) => status === done?.from)
  const isCurrent = done !== undefined && done.to === ticket.status

  function change(to: TicketStatus) {
    if (to === ticket.status) return
    try {
      changeTicketStatus(ticket.id, to)
      setDone({ from: ticket.status, to })
    } catch (error) {
      notifyRefused(failed, error)
    }
  }

  function undo() {
    if (before) change(before)
    setDone(undefined)
  }

  return {
    change,
    undo: isCurrent && before ? undo : undefined,
    message: isCurrent ? changed(statusWords(done.from), statusWords(done.to)) : '',
  }
}
