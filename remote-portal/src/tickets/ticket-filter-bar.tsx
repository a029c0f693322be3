import { useMemo } from 'react'
import styled from 'styled-components'
import type { AddressState } from '@fivefold/shared/address/use-address-state'
import { SelectField, TextField } from '@fivefold/shared/fields/field'
import { ticketStatuses, type SupportTicket } from '@fivefold/shared/domain/tickets/support-ticket'
import { longestQuery } from '@fivefold/shared/routing/longest-query'
import { media, oneColumn, token } from '@fivefold/shared/theme/tokens'
import { Chip } from '@fivefold/shared/ui/chip'
import { ChipCount } from '@fivefold/shared/ui/chip-count'
import { ChipRow } from '@fivefold/shared/ui/chip-row'
import { statusWords } from '@fivefold/shared/words/label-words'
import { ticketContent } from '../ticket/ticket-content'
import { countByStatus, ticketSorts, type TicketFilter, type TicketSort } from './ticket-filter'

interface TicketFilterBarProps {
  tickets: readonly SupportTicket[]
  filter: AddressState<TicketFilter & { sort: TicketSort; page: number }>
}

export function TicketFilterBar({ tickets, filter }: TicketFilterBarProps) {
  const counts = useMemo(() => countByStatus(tickets), [tickets])
  const { list } = ticketContent
  const { state, type } = filter
  const choose = (status: string) => filter.change({ status, page: 1 })
  return (
    <Bar>
      <TextField
        type="search"
        name="q"
        label={list.search}
        placeholder={list.searchPlaceholder}
        autoComplete="off"
        maxLength={longestQuery}
        value={state.query}
        onChange={(event) => type({ query: event.target.value, page: 1 })}
      />
      <SelectField
        name="sort"
        label={list.sortLabel}
        value={state.sort}
        options={ticketSorts.map((sort) => ({ value: sort, label: list.sorts[sort] }))}
        onChange={({ target }) => {
          const sort = ticketSorts.find((known) => known === target.value)
          filter.change({ sort: sort ?? 'newest', page: 1 })
        }}
      />
      <ChipRow label={list.statusLabel}>
        <Chip pressed={state.status === ''} onClick={() => choose('')}>
          {list.all}
          <ChipCount count={tickets.length} />
        </Chip>
        {ticketStatuses.map((status) => (
          <Chip key={status} pressed={state.status === status} onClick={() => choose(status)}>
            {statusWords(status)}
            <ChipCount count={counts.get(status) ?? 0} />
          </Chip>
        ))}
      </ChipRow>
    </Bar>
  )
}

const Bar = styled.div`
  ${oneColumn}
  gap: ${token.space[4]};

  ${media.tablet} {
    grid-template-columns: minmax(0, 1fr) 14rem;

    & > [role='group'] {
      grid-column: 1 / -1;
    }
  }
`
