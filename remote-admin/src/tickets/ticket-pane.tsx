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
    <Pane
      id={id}
      role="region"
      aria-label={label}
      tabIndex={0}
      key={row?.id}
      ref={row && showStart}
      data-empty={!row}
    >
      {row ? <TicketDetails row={row} /> : <EmptyState title={none}>{noneHint}</EmptyState>}
    </Pane>
  )
}

/** Shows where a ticket begins that is opened far down the page. */
function showStart(pane: HTMLElement | null) {
  if (pane && pane.getBoundingClientRect().top < 0) pane.scrollIntoView({ block: 'start' })
}

const Pane = styled.div`
  padding: 0 ${token.space[5]} ${token.space[5]};
  scroll-padding-block-start: 5rem;
  scroll-margin-block-start: calc(${token.height.header} + ${token.space[3]});
  container-type: inline-size;
  ${panel}

  /* The subject stays in sight. */
  & [data-head] {
    position: sticky;
    inset-block-start: 0;
    z-index: ${token.layer.header};
    padding-block: ${token.space[4]} ${token.space[2]};
    background: ${token.color.raised};
  }

  &:not([data-empty='true']) {
    min-height: calc(100dvh - ${token.height.header} - ${token.space[6]});
  }

  &[data-empty='true'] {
    padding: 0;
    border: 0;
    background: none;
  }
`
