import { useMemo } from 'react'
import styled from 'styled-components'
import type { AddressState } from '@fivefold/shared/address/use-address-state'
import { TextField } from '@fivefold/shared/fields/field'
import { ticketStatuses, type SupportTicket } from '@fivefold/shared/domain/tickets/support-ticket'
import { media, token } from '@fivefold/shared/theme/tokens'
import { Chip } from '@fivefold/shared/ui/chip'
import { ChipRow } from '@fivefold/shared/ui/chip-row'
import { Count } from '../listing/count'
import { labelWords } from '@fivefold/shared/words/label-words'
import { ticketContent } from '../ticket/ticket-content'
import { countByStatus, type TicketFilter } from './ticket-filter'

interface TicketFilterBarProps {
  tickets: readonly SupportTicket[]
  filter: AddressState<TicketFilter & { page: number }>
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
        maxLength={200}
        value={state.query}
        onChange={(event) => type({ query: event.target.value, page: 1 })}
      />
      <ChipRow label={list.statusLabel}>
        <Chip pressed={state.status === ''} onClick={() => choose('')}>
          {list.all}
          <Count count={tickets.length} />
        </Chip>
        {ticketStatuses.map((status) => (
          <Chip key={status} pressed={state.status === status} onClick={() => choose(status)}>
            {labelWords(status)}
            <Count count={counts.get(status) ?? 0} />
          </Chip>
        ))}
      </ChipRow>
    </Bar>
  )
}

const Bar = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${token.space[4]};

  ${media.desktop} {
    grid-template-columns: minmax(0, 22rem) minmax(0, 1fr);
    align-items: end;

    /* Centred beside the higher search field. */
    & > [role='group'] {
      padding-block-end: ${token.space[1]};
    }
  }
`
