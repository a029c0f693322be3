import { useMemo } from 'react'
import { useStore } from '@fivefold/shared/store/site-store'
import { ticketsOf } from '@fivefold/shared/domain/tickets/ticket-selectors'

/** Newest first. */
export function useOwnTickets(userId: string) {
  const supportTickets = useStore((state) => state.supportTickets)
  return useMemo(() => ticketsOf({ supportTickets }, userId), [supportTickets, userId])
}
