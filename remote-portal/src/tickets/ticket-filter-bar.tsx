import { useMemo } from 'react'
import styled from 'styled-components'
import { TextField } from '@fivefold/shared/fields/field'
import { ticketStatuses, type SupportTicket } from '@fivefold/shared/domain/tickets/support-ticket'
import { media, token } from '@fivefold/shared/theme/tokens'
import { Chip } from '@fivefold/shared/ui/chip'
import { ChipRow } from '@fivefold/shared/ui/chip-row'
import { Count } from '../listing/count'
import { labelWords } from '@fivefold/shared/words/label-words'
import { ticketContent } from '../ticket/ticket-content'
import { countByStatus } from './ticket-filter'
import type { useTicketFilter } from './use-ticket-filter'

interface TicketFilterBarProps {
  tickets: readonly SupportTicket[]
  asked: ReturnType<typeof useTicketFilter>
}

export function TicketFilterBar({ tickets, asked }: TicketFilterBarProps) {
  const counts = useMemo(() => countByStatus(tickets), [tickets])
  const { list } = ticketContent
  const chosen = asked.filter.status
  return (
    <Bar>
      <TextField
        type="search"
        name="q"
        label={list.search}
        placeholder={list.searchPlaceholder}
        autoComplete="off"
        maxLength={200}
        value={asked.query}
        onChange={(event) => asked.setQuery(event.target.value)}
      />
      <ChipRow label={list.statusLabel}>
        <Chip pressed={chosen === ''} onClick={() => asked.setStatus('')}>
          {list.all}
          <Count count={tickets.length} />
        </Chip>
        {ticketStatuses.map((status) => (
          <Chip key={status} pressed={chosen === status} onClick={() => asked.setStatus(status)}>
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
