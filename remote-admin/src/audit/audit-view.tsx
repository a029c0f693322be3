import { useMemo } from 'react'
import { useStore } from '@fivefold/shared/store/site-store'
import { usePeople } from '../accounts/use-people'
import { RecordBrowser } from '../records/record-browser'
import { auditKind } from './audit-kind'
import { auditRows } from './audit-rows'

export function AuditView() {
  const tickets = useStore((state) => state.supportTickets)
  const events = useStore((state) => state.ticketEvents)
  const people = usePeople()
  // The table sorts stably: of rows with the same time, the latest comes first.
  const rows = useMemo(
    () => auditRows(tickets, events, people).toReversed(),
    [tickets, events, people],
  )
  return <RecordBrowser kind={auditKind} rows={rows} />
}
