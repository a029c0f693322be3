import { useId, useMemo } from 'react'
import { Plus } from 'lucide-react'
import { useNavigate } from '@fivefold/shared/routing/link'
import { paths } from '@fivefold/shared/routing/paths'
import type { SupportTicket } from '@fivefold/shared/domain/tickets/support-ticket'
import { Button } from '@fivefold/shared/ui/button'
import { EmptyState } from '@fivefold/shared/ui/empty-state'
import { LiveRegion } from '@fivefold/shared/ui/live-region'
import { ListPager } from '../listing/list-pager'
import { PanelHead } from '../listing/panel-head'
import { pageIn, pageOf } from '@fivefold/shared/listing/page-of'
import { Stack } from '@fivefold/shared/ui/layout'
import { ticketHrefFrom } from '../address/portal-address'
import { ticketContent } from '../ticket/ticket-content'
import { ticketsMatching } from './ticket-filter'
import { TicketFilterBar } from './ticket-filter-bar'
import { TicketList } from './ticket-list'
import { useTicketFilter } from './use-ticket-filter'

const { list } = ticketContent

export function TicketBrowser({ tickets }: { tickets: readonly SupportTicket[] }) {
  if (tickets.length === 0) {
    return (
      <EmptyState title={list.empty} action={<CreateTicket />}>
        {list.emptyHint}
      </EmptyState>
    )
  }
  return <FilledBrowser tickets={tickets} />
}

function FilledBrowser({ tickets }: { tickets: readonly SupportTicket[] }) {
  const listId = useId()
  const asked = useTicketFilter()
  const { status, query } = asked.filter
  const matching = useMemo(
    () => ticketsMatching(tickets, { status, query }),
    [tickets, status, query],
  )
  const shown = pageOf(matching, pageIn(asked.search))
  const isFiltered = matching !== tickets
  return (
    <Stack $gap={5}>
      <PanelHead title={list.title} action={<CreateTicket />} />
      <TicketFilterBar tickets={tickets} asked={asked} />
      <LiveRegion>{isFiltered && list.found(matching.length)}</LiveRegion>
      {matching.length === 0 ? (
        <NoMatch onClear={asked.clear} />
      ) : (
        <TicketList
          id={listId}
          tickets={shown.items}
          hrefOf={(ticketId) => ticketHrefFrom(asked.search, ticketId)}
        />
      )}
      <ListPager label={list.pagesLabel} listId={listId} shown={shown} onPage={asked.setPage} />
    </Stack>
  )
}

function CreateTicket() {
  const navigate = useNavigate()
  return (
    <Button size="small" onClick={() => void navigate(paths.support)}>
      <Plus aria-hidden="true" />
      {list.create}
    </Button>
  )
}

function NoMatch({ onClear }: { onClear: () => void }) {
  return (
    <EmptyState
      title={list.noMatch}
      action={
        <Button variant="secondary" onClick={onClear}>
          {list.clear}
        </Button>
      }
    >
      {list.noMatchHint}
    </EmptyState>
  )
}
