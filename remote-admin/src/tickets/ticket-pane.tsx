import styled from 'styled-components'
import { panel, token } from '@fivefold/shared/theme/tokens'
import { EmptyState } from '@fivefold/shared/ui/empty-state'
import { TicketDetails } from './ticket-details'
import { ticketContent } from './ticket-content'
import type { TicketRow } from './ticket-rows'

interface TicketPaneProps {
  id: string
  /** The open ticket. */
  row: TicketRow | undefined
}

const { label, none, noneHint } = ticketContent.pane

/** The open ticket beside the list. */
export function TicketPane({ id, row }: TicketPaneProps) {
  return (
    <Pane id={id} role="region" aria-label={label} tabIndex={0} key={row?.id}>
      {row ? <TicketDetails row={row} /> : <EmptyState title={none}>{noneHint}</EmptyState>}
    </Pane>
  )
}

const Pane = styled.div`
  padding: ${token.space[5]};
  container-type: inline-size;
  ${panel}
`
