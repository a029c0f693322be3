import { useDeferredValue, useId, useMemo } from 'react'
import { Plus } from 'lucide-react'
import { useLatestActivity } from '@fivefold/shared/conversation/use-latest-activity'
import { queryWith, useAddressQuery } from '@fivefold/shared/address/address-query'
import { queryChanges } from '@fivefold/shared/address/address-schema'
import { useAddressState } from '@fivefold/shared/address/use-address-state'
import { paths } from '@fivefold/shared/routing/paths'
import type { SupportTicket } from '@fivefold/shared/domain/tickets/support-ticket'
import { EmptyState } from '@fivefold/shared/ui/empty-state'
import { NoMatch } from '@fivefold/shared/ui/no-match'
import { LiveRegion } from '@fivefold/shared/ui/live-region'
import { ListPager } from '../listing/list-pager'
import { LinkAsButton } from '../listing/link-as-button'
import { PanelHead } from '@fivefold/shared/ui/page-head'
import { pageOf } from '@fivefold/shared/listing/page-of'
import { Stack } from '@fivefold/shared/ui/layout'
import { ticketHrefFrom } from '../address/portal-address'
import { ticketContent } from '../ticket/ticket-content'
import { ticketAddress, ticketsMatching, ticketsSorted } from './ticket-filter'
import { TicketFilterBar } from './ticket-filter-bar'
import { TicketList } from './ticket-list'

const { list } = ticketContent

/** @param tickets newest first. */
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
  const search = useAddressQuery()
  const filter = useAddressState(ticketAddress)
  const { state, change } = filter
  // Keeps the field responsive; the list may lag behind.
  const { status, query, sort } = useDeferredValue(state)
  const activity = useLatestActivity()
  const matching = useMemo(
    () => ticketsMatching(tickets, { status, query }),
    [tickets, status, query],
  )
  const sorted = useMemo(() => ticketsSorted(matching, sort, activity), [matching, sort, activity])
  const shown = pageOf(sorted, state.page)
  // Includes typed words that are not in the URL yet.
  const listQuery = queryWith(search, queryChanges(ticketAddress, state))
  const isFiltered = matching !== tickets
  return (
    <Stack $gap={5}>
      <PanelHead title={list.title} action={<CreateTicket />} />
      <TicketFilterBar tickets={tickets} filter={filter} />
      <LiveRegion>{isFiltered && list.found(matching.length)}</LiveRegion>
      {matching.length === 0 ? (
        <NoMatch
          title={list.noMatch}
          clear={list.clear}
          onClear={() => change({ status: '', query: '', page: 1 })}
        >
          {list.noMatchHint}
        </NoMatch>
      ) : (
        <TicketList
          id={listId}
          tickets={shown.items}
          hrefOf={(ticketId) => ticketHrefFrom(listQuery, ticketId)}
        />
      )}
      <ListPager
        label={list.pagesLabel}
        listId={listId}
        shown={shown}
        onPage={(page) => change({ page })}
      />
    </Stack>
  )
}

function CreateTicket() {
  return (
    <LinkAsButton size="small" to={paths.support}>
      <Plus aria-hidden="true" />
      {list.create}
    </LinkAsButton>
  )
}
