import { useEffect, useState } from 'react'
import { readUpTo } from '../../domain/tickets/conversation'
import { readState } from '../../data/store/site-store'
import { markTicketRead } from '../../data/store/ticket-commands'

/**
 * Marks a ticket as read while it is on the screen.
 * @param entries their number; when it grows, the new ones are marked, too.
 * @returns the time until which the ticket had been read when it was opened.
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
