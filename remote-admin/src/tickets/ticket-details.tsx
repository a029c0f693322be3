import styled from 'styled-components'
import type { SupportTicket } from '@fivefold/shared/domain/tickets/support-ticket'
import { media, token } from '@fivefold/shared/theme/tokens'
import { Stack } from '@fivefold/shared/ui/layout'
import { Facts } from '../records/table/facts'
import { StatusControl } from './status-control'
import { ticketContent } from './ticket-content'
import { TicketTrail } from './ticket-trail'

interface TicketDetailsProps {
  ticket: SupportTicket
  /** The requester's, where the account is known. */
  email: string
}

export function TicketDetails({ ticket, email }: TicketDetailsProps) {
  const { facts } = ticketContent
  return (
    <Columns>
      <Stack $gap={5}>
        <Description dir="auto">{ticket.description}</Description>
        <StatusControl ticket={ticket} />
        <Facts
          facts={[
            ...(email ? [{ label: facts.email, value: email }] : []),
            { label: facts.reference, value: ticket.id },
          ]}
        />
      </Stack>
      <TicketTrail ticket={ticket} />
    </Columns>
  )
}

const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${token.space[6]} ${token.space[10]};

  ${media.desktop} {
    grid-template-columns: minmax(0, 1fr) 24rem;
  }
`

const Description = styled.p`
  max-width: ${token.width.prose};
  line-height: 1.55;
  overflow-wrap: anywhere;
  white-space: pre-wrap;
`
