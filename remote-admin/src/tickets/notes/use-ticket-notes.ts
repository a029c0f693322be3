import { useMemo } from 'react'
import { useRecords } from '@fivefold/shared/records/use-records'
import { useStore } from '@fivefold/shared/store/site-store'
import { noteRecords } from './note-records'

/** The notes on a ticket, with those that earlier releases keep in the site's store. */
export function useTicketNotes(ticketId: string) {
  const earlier = useStore((state) => state.ticketNotes)
  const own = useRecords(noteRecords, (state) => state.ticketNotes)
  return useMemo(
    () => [...earlier, ...own].filter((note) => note.ticket_id === ticketId),
    [earlier, own, ticketId],
  )
}
