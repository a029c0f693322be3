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

/** The open ticket beside the list. It stays in sight and scrolls on its own. */
export function TicketPane({ id, row }: TicketPaneProps) {
  return (
    <Pane id={id} role="region" aria-label={label} tabIndex={0} key={row?.id}>
      {row ? <TicketDetails row={row} /> : <EmptyState title={none}>{noneHint}</EmptyState>}
    </Pane>
  )
}

const Pane = styled.div`
  position: sticky;
  inset-block-start: calc(${token.height.header} + ${token.space[3]});
  max-height: calc(100dvh - ${token.height.header} - ${token.space[6]});
  padding: ${token.space[5]};
  overflow-y: auto;
  overscroll-behavior: contain;
  container-type: inline-size;
  ${panel}
`
