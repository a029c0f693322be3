import { useRef } from 'react'
import { flushSync } from 'react-dom'
import { Undo2 } from 'lucide-react'
import styled from 'styled-components'
import type { SupportTicket } from '@fivefold/shared/domain/tickets/support-ticket'
import { token, wrappingRow } from '@fivefold/shared/theme/tokens'
import { Button } from '@fivefold/shared/ui/button'
import { StatusLine } from '@fivefold/shared/ui/status-line'
import { ticketContent } from './ticket-content'
import { ticketMoves } from './ticket-moves'
import { useTicketMoves } from './use-ticket-moves'

export function TicketActions({ ticket }: { ticket: SupportTicket }) {
  const actions = useRef<HTMLDivElement>(null)
  const { message, move, undo } = useTicketMoves(ticket)
  const { moves } = ticketContent

  // The pressed button may disappear with the old status, so the group takes the focus.
  function press(change: () => void) {
    flushSync(change)
    if (!actions.current?.contains(document.activeElement)) {
      actions.current?.querySelector('button')?.focus()
    }
  }

  return (
    <Actions ref={actions} role="group" aria-label={moves.label}>
      {ticketMoves(ticket.status).map((one, place) => (
        <Button key={place} variant="secondary" size="small" onClick={() => press(() => move(one))}>
          {moves[one.name].label}
        </Button>
      ))}
      <StatusLine>{message}</StatusLine>
      {undo && (
        <Button variant="quiet" size="small" onClick={() => press(undo)}>
          <Undo2 aria-hidden="true" />
          {moves.undo}
        </Button>
      )}
    </Actions>
  )
}

const Actions = styled.div`
  ${wrappingRow}
  gap: ${token.space[2]} ${token.space[3]};

  @media print {
    display: none;
  }
`
