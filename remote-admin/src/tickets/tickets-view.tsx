import { useMemo } from 'react'
import { ListingBrowser } from '../records/record-browser'
import type { RecordKind } from '../records/rows/record-kind'
import { useRowQuery } from '../records/rows/use-row-query'
import { browserDesk } from './desk/browser-desk'
import { DeskContext, type Desk } from './desk/desk'
import { ticketKind } from './ticket-kind'
import type { TicketRow } from './ticket-rows'

export const TicketsView = () => <HelpDesk desk={browserDesk} />

/** The list of a desk's tickets, each of which opens in its row. */
export function HelpDesk({ desk }: { desk: Desk }) {
  const kind = useMemo(() => kindOf(desk), [desk])
  const query = useRowQuery(kind)
  return (
    <DeskContext value={desk}>
      <ListingBrowser kind={kind} query={query} listing={desk.tickets(kind, query)} />
    </DeskContext>
  )
}

function kindOf({ words, sorts }: Desk): RecordKind<TicketRow> {
  const [name, ...others] = ticketKind.columns.map((column) =>
    sorts && !sorts.includes(column.key) ? { ...column, unsorted: true } : column,
  )
  return {
    ...ticketKind,
    words: { ...ticketKind.words, ...words },
    ...(name && { columns: [name, ...others] }),
  }
}
