import { useMemo } from 'react'
import { useAnswersDue, useMinute } from '@fivefold/shared/conversation/use-answers-due'
import { useLatestActivity } from '@fivefold/shared/conversation/use-latest-activity'
import { useNewEntries } from '@fivefold/shared/conversation/use-new-entries'
import { assignments } from '@fivefold/shared/domain/tickets/ticket-desk'
import { useStore } from '@fivefold/shared/store/site-store'
import { usePeople } from '../accounts/use-people'
import { RecordBrowser } from '../records/record-browser'
import { ticketKind } from './ticket-kind'
import { ticketRows } from './ticket-rows'

export function TicketsView() {
  const tickets = useStore((state) => state.supportTickets)
  const ticketAssignments = useStore((state) => state.ticketAssignments)
  const assigned = useMemo(() => assignments({ ticketAssignments }), [ticketAssignments])
  const people = usePeople()
  const activity = useLatestActivity()
  const newEntries = useNewEntries()
  const due = useAnswersDue()
  const now = useMinute()
  // The table sorts stably: of rows with the same time, the latest comes first.
  const rows = useMemo(
    () => ticketRows(tickets.toReversed(), { people, activity, newEntries, assigned, due, now }),
    [tickets, people, activity, newEntries, assigned, due, now],
  )
  return <RecordBrowser kind={ticketKind} rows={rows} />
}
