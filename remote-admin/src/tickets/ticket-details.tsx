import { Conversation } from '@fivefold/shared/conversation/conversation'
import { ticketMailHref } from '@fivefold/shared/conversation/ticket-mail-href'
import type { SupportTicket } from '@fivefold/shared/domain/tickets/support-ticket'
import { ticketNumberWords } from '@fivefold/shared/domain/tickets/ticket-number'
import { useCurrentUser } from '@fivefold/shared/session/current-user'
import { Split, Stack } from '@fivefold/shared/ui/layout'
import { TextLink } from '@fivefold/shared/ui/text'
import { Facts } from '../records/table/facts'
import { StatusControl } from './status-control'
import { ticketContent } from './ticket-content'
import { TicketTrail } from './ticket-trail'

interface TicketDetailsProps {
  ticket: SupportTicket
  /** The requester's email; '' for an unknown account. */
  email: string
}

export function TicketDetails({ ticket, email }: TicketDetailsProps) {
  const { facts } = ticketContent
  const reader = useCurrentUser()
  return (
    <Split $ratio="minmax(0, 1fr) 22rem" $align="stretch" $gap={10} $rowGap={6}>
      {reader && <Conversation ticket={ticket} reader={reader} />}
      <Stack $gap={5}>
        <StatusControl ticket={ticket} />
        <Facts
          facts={[
            ...(email ? [{ label: facts.email, value: email }] : []),
            { label: facts.reference, value: ticket.id },
          ]}
        />
        {email && (
          <TextLink to={ticketMailHref(email, ticketNumberWords(ticket), ticket.subject)}>
            {ticketContent.email}
          </TextLink>
        )}
        <TicketTrail ticket={ticket} />
      </Stack>
    </Split>
  )
}
