import { useState, type KeyboardEvent } from 'react'
import styled from 'styled-components'
import type { User } from '../domain/accounts/user'
import type { SupportTicket } from '../domain/tickets/support-ticket'
import { TextAreaField } from '../fields/field'
import { DraftNote } from '../forms/drafts/draft-note'
import { useForm } from '../forms/use-form'
import { attempt } from '../notify/attempt'
import { changeTicketStatus, replyToTicket } from '../store/ticket-commands'
import { token } from '../theme/tokens'
import { Button } from '../ui/button'
import { Caption } from '../ui/text'
import { conversationContent } from './conversation-content'
import { replyFields } from './reply-fields'

interface ReplyFormProps {
  ticket: SupportTicket
  writer: User
}

const { reply: words } = conversationContent

/** Keeps typed text until it is sent. A customer's reply reopens a resolved or closed ticket. */
export function ReplyForm({ ticket, writer }: ReplyFormProps) {
  const [announced, setAnnounced] = useState('')
  const isDone = ticket.status === 'resolved' || ticket.status === 'closed'
  const reopens = isDone && writer.id === ticket.user_id
  const form = useForm({
    fields: replyFields,
    draft: `reply:${ticket.id}`,
    onSubmit: ({ reply }) => {
      const isSent = attempt(words.failed, () => {
        replyToTicket(ticket.id, reply)
        if (reopens) changeTicketStatus(ticket.id, 'open')
        return true
      })
      if (!isSent) return
      form.reset()
      setAnnounced(words.sent)
    },
  })

  return (
    <Form {...form.formProps} onKeyDown={sendByKeys}>
      <TextAreaField {...form.field('reply')} />
      <DraftNote draft={form.draft} onStartOver={form.startOver} />
      {reopens && <Caption>{words.reopens}</Caption>}
      <Actions>
        <Button type="submit" size="small">
          {words.send}
        </Button>
        <Caption role="status">{form.draft.edited ? '' : announced}</Caption>
      </Actions>
    </Form>
  )
}

function sendByKeys({ key, ctrlKey, metaKey, currentTarget }: KeyboardEvent<HTMLFormElement>) {
  if (key === 'Enter' && (ctrlKey || metaKey)) currentTarget.requestSubmit()
}

const Form = styled.form`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${token.space[3]};
  padding-inline-start: calc(2rem + ${token.space[3]});

  @media (max-width: 47.99rem) {
    padding-inline-start: 0;
  }

  @media print {
    display: none;
  }
`

const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${token.space[3]};
`
