import styled from 'styled-components'
import type { SupportTicket } from '@fivefold/shared/domain/tickets/support-ticket'
import { media, token } from '@fivefold/shared/theme/tokens'
import { ticketContent } from '../ticket/ticket-content'
import { ticketColumns, TicketRow } from './ticket-row'

interface TicketListProps {
  id?: string
  tickets: readonly SupportTicket[]
  hrefOf: (ticketId: string) => string
}

/** Looks like a table; the specification asks for an article per ticket. */
export function TicketList({ id, tickets, hrefOf }: TicketListProps) {
  const { columns } = ticketContent.list
  return (
    <Frame>
      <Head aria-hidden="true">
        <span>{columns.subject}</span>
        <span>{columns.status}</span>
        <span>{columns.priority}</span>
        <span>{columns.opened}</span>
      </Head>
      <Rows id={id}>
        {tickets.map((ticket) => (
          <li key={ticket.id}>
            <TicketRow ticket={ticket} href={hrefOf(ticket.id)} />
          </li>
        ))}
      </Rows>
    </Frame>
  )
}

const Frame = styled.div`
  overflow: hidden;
  border: 1px solid ${token.color.line};
  border-radius: ${token.radius.card};
  background: ${token.color.raised};
`

const Head = styled.div`
  display: none;
  padding: ${token.space[2]} ${token.space[5]};
  border-block-end: 1px solid ${token.color.line};
  background: ${token.color.surface};
  color: ${token.color.inkMuted};
  font: 600 ${token.type.caption} / 1.4 ${token.font.display};

  ${media.tablet} {
    ${ticketColumns}
  }
`

const Rows = styled.ol`
  & > li + li {
    border-block-start: 1px solid ${token.color.line};
  }
`
