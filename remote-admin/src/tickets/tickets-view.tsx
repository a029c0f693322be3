import { useMemo } from 'react'
import { useLatestActivity } from '@fivefold/shared/conversation/use-latest-activity'
import { useNewEntries } from '@fivefold/shared/conversation/use-new-entries'
import { useStore } from '@fivefold/shared/store/site-store'
import { usePeople } from '../accounts/use-people'
import { RecordBrowser } from '../records/record-browser'
import { ticketKind } from './ticket-kind'
import { ticketRows } from './ticket-rows'

export function TicketsView() {
  const tickets = useStore((state) => state.supportTickets)
  const people = usePeople()
  const activity = useLatestActivity()
  const newEntries = useNewEntries()
  // The table sorts stably: of rows with the same time, the latest comes first.
  const rows = useMemo(
    () => ticketRows(tickets.toReversed(), people, activity, newEntries),
    [tickets, people, activity, newEntries],
  )
  return <RecordBrowser kind={ticketKind} rows={rows} />
}
