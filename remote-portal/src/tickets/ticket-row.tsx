import { useId } from 'react'
import styled, { css } from 'styled-components'
import { Link } from '@fivefold/shared/routing/link'
import type { SupportTicket } from '@fivefold/shared/domain/tickets/support-ticket'
import { media, token } from '@fivefold/shared/theme/tokens'
import { labelWords } from '@fivefold/shared/words/label-words'
import { TimeStamp } from '@fivefold/shared/ui/time-stamp'
import { PriorityMark } from '../ticket/priority-mark'
import { TicketStatusBadge } from '@fivefold/shared/ui/ticket-status-badge'

interface TicketRowProps {
  ticket: SupportTicket
  href: string
}

/** Lets the focus return from an opened ticket to its row. */
export const ticketRowId = (ticketId: string) => `ticket-row-${ticketId}`

export function TicketRow({ ticket, href }: TicketRowProps) {
  const headingId = useId()
  return (
    <Row aria-labelledby={headingId}>
      <Subject>
        <Heading id={headingId}>
          <RowLink id={ticketRowId(ticket.id)} to={href} dir="auto">
            {ticket.subject}
          </RowLink>
        </Heading>
        <Category dir="auto">{labelWords(ticket.category)}</Category>
      </Subject>
      <TicketStatusBadge status={ticket.status} />
      <PriorityMark priority={ticket.priority} />
      <Opened>
        <TimeStamp iso={ticket.created_at} />
      </Opened>
    </Row>
  )
}

export const ticketColumns = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr) 7rem 6.5rem 7rem;
  align-items: center;
  gap: ${token.space[4]};
`

const Row = styled.article`
  position: relative;
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${token.space[2]} ${token.space[4]};
  padding: ${token.space[3]} ${token.space[5]};
  font-size: ${token.type.small};
  line-height: 1.45;
  transition: background-color ${token.motion.fast} ${token.motion.ease};

  &:hover {
    background: ${token.color.surface};
  }

  ${media.tablet} {
    ${ticketColumns}
  }
`

const Subject = styled.div`
  display: grid;
  flex: 1 0 100%;
  min-width: 0;
`

const Heading = styled.h3`
  overflow: hidden;
  font: 600 ${token.type.small} / 1.45 ${token.font.display};
  text-overflow: ellipsis;
  white-space: nowrap;
`

/* The link covers the row, so that the whole row is the target. */
const RowLink = styled(Link)`
  color: ${token.color.ink};
  text-decoration: none;

  &::after {
    position: absolute;
    inset: 0;
    content: '';
  }

  &:focus-visible {
    outline: none;
  }

  &:focus-visible::after {
    outline: 2px solid ${token.color.focus};
    outline-offset: -2px;
  }
`

const Category = styled.p`
  overflow: hidden;
  color: ${token.color.inkMuted};
  text-overflow: ellipsis;
  white-space: nowrap;
`

const Opened = styled.span`
  color: ${token.color.inkMuted};
  font-variant-numeric: tabular-nums;
  white-space: nowrap;
`
