import type { ReactNode } from 'react'
import type { User } from '../../domain/accounts/user'
import type { SupportTicket } from '../../domain/tickets/support-ticket'
import { changeTicketStatus, replyToTicket } from '../../data/store/ticket-commands'
import { conversationContent } from './conversation-content'
import { MessageForm, type MessageFormProps } from './message-form'
import { replyFields } from './reply-fields'

interface ReplyFormProps {
  ticket: SupportTicket
  /** The signed-in user. */
  writer: User
  /** Above the text; may add to it. */
  tools?: (add: (text: string) => void) => ReactNode
  /** In place of a message in this browser. */
  onSend?: MessageFormProps['onSend']
}

const { reply: words } = conversationContent

/**
 * Sends a message to the other side of a ticket. A customer's reply reopens a resolved or closed ticket.
 * @example
 * import { useStore } from '@fivefold/shared/store/site-store'
 * const [ticket, writer] = useStore((state) => [state.supportTickets[0], state.currentUser] as const)
 * ticket && writer && <ReplyForm ticket={ticket} writer={writer} />
 */
export function ReplyForm({ ticket, writer, tools, onSend }: ReplyFormProps) {
  const isDone = ticket.status === 'resolved' || ticket.status === 'closed'
  const reopens = isDone && writer.id === ticket.user_id
  return (
    <MessageForm
      fields={replyFields}
      words={words}
      draft={`reply:${ticket.id}`}
      takesFiles
      tools={tools}
      note={reopens && words.reopens}
      onSend={
        onSend ??
        ((body, files) => {
          replyToTicket(ticket.id, body, files)
          if (reopens) changeTicketStatus(ticket.id, 'open')
        })
      }
    />
  )
}
