import { useMemo } from 'react'
import { latestActivity } from '../../domain/tickets/conversation'
import { useStore } from '../../data/store/site-store'

/**
 * The time of each ticket's latest change or message, by ticket id.
 * @example const changedAt = useLatestActivity().get('t-1') // '2026-11-22T10:00:00Z'
 */
export function useLatestActivity(): ReadonlyMap<string, string> {
  const supportTickets = useStore((state) => state.supportTickets)
  const ticketMessages = useStore((state) => state.ticketMessages)
  return useMemo(
    () => latestActivity({ supportTickets, ticketMessages }),
    [supportTickets, ticketMessages],
  )
}
