import { useMemo, useSyncExternalStore } from 'react'
import { answersDue } from '../../../domain/tickets/ticket-desk'
import { useStore } from '../../../data/store/site-store'

/**
 * The time by which an answer is due, by ticket id; a ticket that waits for nothing has none.
 * @example const dueAt = useAnswersDue().get('t-1') // '2026-11-22T12:00:00.000Z'
 */
export function useAnswersDue(): ReadonlyMap<string, string> {
  const tickets = useStore(({ supportTickets, ticketEvents, ticketMessages }) => ({
    supportTickets,
    ticketEvents,
    ticketMessages,
  }))
  return useMemo(() => answersDue(tickets), [tickets])
}

const minute = 60_000

/**
 * The time in milliseconds, once a minute: what is due becomes late while the page is open.
 * @example const isLate = '2026-11-22T10:00:00.000Z' < new Date(useMinute()).toISOString()
 */
export const useMinute = (): number =>
  useSyncExternalStore(everyMinute, () => Math.floor(Date.now() / minute), notYet) * minute

const notYet = () => 0

function everyMinute(onChange: () => void) {
  const timer = setInterval(onChange, minute / 4)
  return () => clearInterval(timer)
}
