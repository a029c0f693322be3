import { useEffect, useRef, useState } from 'react'
import styled from 'styled-components'
import { MessageForm } from '@fivefold/shared/conversation/message-form'
import { ReplyForm } from '@fivefold/shared/conversation/reply-form'
import type { User } from '@fivefold/shared/domain/accounts/user'
import type { SupportTicket } from '@fivefold/shared/domain/tickets/support-ticket'
import { StoreError } from '@fivefold/shared/store/store-error'
import { oneColumn, token } from '@fivefold/shared/theme/tokens'
import { Chip } from '@fivefold/shared/ui/chip'
import { ChipRow } from '@fivefold/shared/ui/chip-row'
import { useDesk, type TicketChange } from '../desk/desk'
import { noteFields } from './note-fields'
import { SavedReplies } from './saved-replies'
import { ticketContent } from '../ticket-content'

interface TicketComposerProps {
  ticket: SupportTicket
  writer: User
  customer: string
  /** There is a text in the field. */
  onWriting?: (() => void) | undefined
}

const { composer, note } = ticketContent

/** A reply to the customer, or a note that only admins see. Each has its own draft. */
export function TicketComposer({ ticket, writer, customer, onWriting }: TicketComposerProps) {
  const [isNote, setNote] = useState(false)
  const box = useRef<HTMLDivElement>(null)
  const desk = useDesk()
  async function send(change: TicketChange) {
    const [refused] = await desk.change([change])
    if (refused !== undefined) throw new StoreError(note.failed, refused)
  }
  // The draft of an earlier visit counts, too.
  useEffect(() => {
    if (box.current?.querySelector('textarea')?.value) onWriting?.()
  }, [onWriting])
  return (
    <Box
      ref={box}
      data-note={isNote}
      onInput={({ target }) => {
        if (target instanceof HTMLTextAreaElement) onWriting?.()
      }}
    >
      <ChipRow label={composer.label}>
        <Chip pressed={!isNote} onClick={() => setNote(false)}>
          {composer.reply}
        </Chip>
        <Chip pressed={isNote} onClick={() => setNote(true)}>
          {composer.note}
        </Chip>
      </ChipRow>
      {isNote ? (
        <MessageForm
          key="note"
          fields={noteFields}
          words={note}
          draft={`note:${ticket.id}`}
          onSend={(body) => send({ type: 'ticketNoted', ticketId: ticket.id, body })}
        />
      ) : (
        <ReplyForm
          key="reply"
          ticket={ticket}
          writer={writer}
          onSend={(body, files) =>
            send({ type: 'ticketReplied', ticketId: ticket.id, body, files })
          }
          tools={(add) => (
            <SavedReplies
              customer={customer}
              onChoose={(text) => {
                onWriting?.()
                add(text)
              }}
            />
          )}
        />
      )}
    </Box>
  )
}

const Box = styled.div`
  ${oneColumn}
  gap: ${token.space[3]};

  & > [role='group'] {
    padding-inline-start: calc(2rem + ${token.space[3]});
  }

  &[data-note='true'] textarea {
    background: ${token.color.warningSoft};
  }

  @media (max-width: 47.99rem) {
    & > [role='group'] {
      padding-inline-start: 0;
    }
  }
`
