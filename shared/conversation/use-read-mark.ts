import { useEffect, useState } from 'react'
import { readUpTo } from '../domain/tickets/conversation'
import { readState } from '../store/site-store'
import { markTicketRead } from '../store/ticket-commands'

/**
 * Marks a ticket read while somebody has it on the screen.
 * @param entries how many there are: more of them are read in turn.
 * @returns up to which moment the ticket was read when it was opened.
 */
export function useReadMark(ticketId: string, userId: string, entries: number) {
  const [readAt] = useState(() => readUpTo(readState(), ticketId, userId))
  useEffect(() => {
    const mark = () => {
      if (entries > 0 && !document.hidden) markTicketRead(ticketId)
    }
    mark()
    document.addEventListener('visibilitychange', mark)
    return () => document.removeEventListener('visibilitychange', mark)
  }, [ticketId, entries])
  return readAt
}
