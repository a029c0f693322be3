import { useMemo } from 'react'
import { newEntryCounts } from '../../domain/tickets/conversation'
import { useStore } from '../../data/store/site-store'

/**
 * Number of messages and changes that are new to the signed-in user, by ticket id.
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
