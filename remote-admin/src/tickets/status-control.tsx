import { useRef } from 'react'
import { flushSync } from 'react-dom'
import { Undo2 } from 'lucide-react'
import styled from 'styled-components'
import { ticketStatuses, type SupportTicket } from '@fivefold/shared/domain/tickets/support-ticket'
import { token } from '@fivefold/shared/theme/tokens'
import { Button } from '@fivefold/shared/ui/button'
import { Chip } from '@fivefold/shared/ui/chip'
import { ChipRow } from '@fivefold/shared/ui/chip-row'
import { labelWords } from '@fivefold/shared/words/label-words'
import { ticketContent } from './ticket-content'
import { useStatusChange } from './use-status-change'

/** The four statuses; one press changes the ticket, and the last change can be taken back. */
export function StatusControl({ ticket }: { ticket: SupportTicket }) {
  const box = useRef<HTMLDivElement>(null)
  const { change, undo, message } = useStatusChange(ticket)
  const { label, undo: undoLabel } = ticketContent.status

  // The button goes away with what it undid; the focus goes to the status that is back.
  function takeBack(act: () => void) {
    flushSync(act)
    box.current?.querySelector<HTMLElement>('[aria-pressed=true]')?.focus()
  }

  return (
    <Control ref={box}>
      <ChipRow label={label}>
        {ticketStatuses.map((status) => (
          <Chip key={status} pressed={ticket.status === status} onClick={() => change(status)}>
            {labelWords(status)}
          </Chip>
        ))}
      </ChipRow>
      <Message role="status">{message}</Message>
      {undo && (
        <Button variant="quiet" size="small" onClick={() => takeBack(undo)}>
          <Undo2 aria-hidden="true" />
          {undoLabel}
        </Button>
      )}
    </Control>
  )
}

const Control = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${token.space[2]} ${token.space[3]};
`

const Message = styled.p`
  color: ${token.color.inkMuted};
  font-size: ${token.type.small};

  /* Stays for screen readers to watch, without a gap beside it. */
  &:empty {
    position: absolute;
  }
`
