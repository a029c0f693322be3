import { useState } from 'react'
import {
  ticketStatuses,
  type SupportTicket,
  type TicketStatus,
} from '@fivefold/shared/domain/tickets/support-ticket'
import { statusWords } from '@fivefold/shared/words/label-words'
import { useChange } from './desk/desk'
import { ticketContent } from './ticket-content'

interface Done {
  from: string
  to: TicketStatus
}

/** Changes the status; offers `undo` until something else changes it. */
export function useStatusChange(ticket: SupportTicket) {
  const [done, setDone] = useState<Done>()
  const send = useChange()
  const { changed, failed } = ticketContent.status
  const before = ticketStatuses.find((status) => status === done?.from)
  const isCurrent = done !== undefined && done.to === ticket.status

  async function change(status: TicketStatus, after?: Done) {
    if (status === ticket.status) return
    const isDone = await send(failed, { type: 'ticketStatusChanged', ticketId: ticket.id, status })
    if (isDone) setDone(after)
  }

  return {
    change: (to: TicketStatus) => void change(to, { from: ticket.status, to }),
    undo: isCurrent && before ? () => void change(before) : undefined,
    message: isCurrent ? changed(statusWords(done.from), statusWords(done.to)) : '',
  }
}
