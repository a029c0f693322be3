import { useMemo } from 'react'
import { newEntryCounts } from '../domain/tickets/conversation'
import { useStore } from '../store/site-store'

/**
 * How many messages and changes are new to the signed-in person, by the ticket's id.
 * @example const count = useNewEntries().get('t-1') ?? 0
 */
export function useNewEntries(): ReadonlyMap<string, number> {
  const user = useStore((state) => state.currentUser)
  const tickets = useStore(({ supportTickets, ticketEvents, ticketMessages, ticketReads }) => ({
    supportTickets,
    ticketEvents,
    ticketMessages,
    ticketReads,
  }))
  return useMemo(() => (user ? newEntryCounts(tickets, user) : new Map()), [tickets, user])
}
