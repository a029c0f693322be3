import { useId, useMemo, type ReactNode } from 'react'
import styled from 'styled-components'
import type { User } from '../../domain/accounts/user'
import { conversationOf, isNewTo, type InternalNote } from '../../domain/tickets/conversation'
import type { SupportTicket, Tickets } from '../../domain/tickets/support-ticket'
import { useStore } from '../../data/store/site-store'
import { token } from '../../ui/theme/tokens'
import { conversationContent } from './conversation-content'
import { ConversationEntries } from './conversation-entries'
import { ReplyForm } from './reply-form'
import { useReadMark } from './use-read-mark'

interface ConversationProps {
  ticket: SupportTicket
  /** The signed-in user. */
  reader: User
  /** Internal notes, for an admin's view. */
  notes?: readonly InternalNote[]
  /** In place of the form to reply. */
  composer?: ReactNode
  /** The ticket's records and the time until which it was read, where they are not in this browser. */
  records?: Pick<Tickets, 'ticketEvents' | 'ticketMessages' | 'ticketAttachments'>
  readAt?: string
}

const none: readonly InternalNote[] = []

/**
 * A ticket's messages and status changes, oldest first, and a form to reply.
 * @example
 * import { useStore } from '@fivefold/shared/store/site-store'
 * const [ticket, reader] = useStore((state) => [state.supportTickets[0], state.currentUser] as const)
 * ticket && reader && <Conversation ticket={ticket} reader={reader} />
 */
export function Conversation(props: ConversationProps) {
  const { ticket, reader, notes = none, composer } = props
  const headingId = useId()
  const stored = useStore((state) => ({
    ticketEvents: state.ticketEvents,
    ticketMessages: state.ticketMessages,
    ticketAttachments: state.ticketAttachments,
    users: state.users,
  }))
  const { users } = stored
  const { ticketEvents, ticketMessages, ticketAttachments } = props.records ?? stored
  const entries = useMemo(
    () => conversationOf({ ticketEvents, ticketMessages }, ticket, notes),
    [ticketEvents, ticketMessages, ticket, notes],
  )
  const storedReadAt = useReadMark(ticket.id, reader.id, entries.length)
  const readAt = props.readAt ?? storedReadAt

  function nameOf({ byId, byName }: { byId: string; byName: string }) {
    const account = users.find(({ id }) => id === byId)
    return byName || account?.name || account?.email || ''
  }

  return (
    <Thread aria-labelledby={headingId}>
      <Heading id={headingId}>{conversationContent.title}</Heading>
      {/* Screen readers announce added entries. */}
      <div role="log" aria-labelledby={headingId}>
        <ConversationEntries
          ticket={ticket}
          entries={entries}
          labelledBy={headingId}
          shownOf={(entry) => {
            const author = nameOf(entry)
            return {
              author,
              who: entry.byId === reader.id ? conversationContent.you : author,
              isNew: isNewTo(reader.id, readAt, entry),
              files: ticketAttachments.filter((file) => file.message_id === entry.id),
            }
          }}
        />
      </div>
      {composer ?? <ReplyForm ticket={ticket} writer={reader} />}
    </Thread>
  )
}

const Thread = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${token.space[4]};
`

const Heading = styled.h3`
  font: 600 ${token.type.body} / 1.4 ${token.font.sans};
`
