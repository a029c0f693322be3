import { useEffect, useMemo } from 'react'
import type { ListedTicket, TicketPage } from '../../outbox/desk-answers'
import { keepRole } from '../operator-role'
import { useAnswer } from '../use-answer'

/** A page of the intake's tickets. Answers are due by this browser's clock: a wrong one shows no other words than a right one. */
export function useTicketPage(path: string) {
  const { value, problem } = useAnswer<TicketPage>(path)
  useEffect(() => {
    if (value) keepRole(value.role)
  }, [value])
  return { value: useMemo(() => value && byOwnClock(value), [value]), problem }
}

/** Milliseconds up to which a difference is the time of the request. */
const longestRequest = 60_000

function byOwnClock(page: TicketPage): TicketPage {
  const ahead = Date.now() - Date.parse(page.now)
  if (Math.abs(ahead) < longestRequest) return page
  const dated = (listed: ListedTicket) => ({
    ...listed,
    dueAt: listed.dueAt && new Date(Date.parse(listed.dueAt) + ahead).toISOString(),
  })
  return { ...page, tickets: page.tickets.map(dated), opened: (page.opened ?? []).map(dated) }
}
