import { useRef } from 'react'
import { flushSync } from 'react-dom'
import { Undo2 } from 'lucide-react'
import styled from 'styled-components'
import { ticketStatuses, type SupportTicket } from '@fivefold/shared/domain/tickets/support-ticket'
import { token, wrappingRow } from '@fivefold/shared/theme/tokens'
import { Button } from '@fivefold/shared/ui/button'
import { Chip } from '@fivefold/shared/ui/chip'
import { ChipRow } from '@fivefold/shared/ui/chip-row'
import { statusWords } from '@fivefold/shared/words/label-words'
import { StatusLine } from '@fivefold/shared/ui/status-line'
import { ticketContent } from './ticket-content'
import { useStatusChange } from './use-status-change'

/** Four buttons that set the ticket's status, and an undo of the last change. */
export function StatusControl({ ticket }: { ticket: SupportTicket }) {
  const box = useRef<HTMLDivElement>(null)
  const { change, undo, message } = useStatusChange(ticket)
  const { label, undo: undoLabel } = ticketContent.status

  // The Undo button disappears, so the focus moves to the restored status.
  function undoAndFocus(undoChange: () => void) {
    flushSync(undoChange)
    box.current?.querySelector<HTMLElement>('[aria-pressed=true]')?.focus()
  }

  return (
    <Control ref={box}>
      <ChipRow label={label}>
        {ticketStatuses.map((status) => (
          <Chip key={status} pressed={ticket.status === status} onClick={() => change(status)}>
            {statusWords(status)}
          </Chip>
        ))}
      </ChipRow>
      <StatusLine>{message}</StatusLine>
      {undo && (
        <Button variant="quiet" size="small" onClick={() => undoAndFocus(undo)}>
          <Undo2 aria-hidden="true" />
          {undoLabel}
        </Button>
      )}
    </Control>
  )
}

const Control = styled.div`
  ${wrappingRow}
  gap: ${token.space[2]} ${token.space[3]};
`
