import { useId, type ReactNode } from 'react'
import styled, { css } from 'styled-components'
import { NewMark } from '@fivefold/shared/conversation/new-mark'
import { ticketNumberWords } from '@fivefold/shared/domain/tickets/ticket-number'
import { Link } from '@fivefold/shared/routing/link'
import type { SupportTicket } from '@fivefold/shared/domain/tickets/support-ticket'
import { media, token, wrappingRow } from '@fivefold/shared/theme/tokens'
import { labelWords } from '@fivefold/shared/words/label-words'
import { Badge } from '@fivefold/shared/ui/badge'
import { TimeStamp } from '@fivefold/shared/ui/time-stamp'
import { PriorityMark } from '../ticket/priority-mark'
import { ticketContent } from '../ticket/ticket-content'
import { TicketStatusBadge } from '@fivefold/shared/ui/ticket-status-badge'

interface TicketRowProps {
  ticket: SupportTicket
  href: string
  /** Number of unread messages and changes by others. */
  newEntries: number | undefined
  /** ISO time of the last change or message. */
  activity: string
  isJustSent: boolean
  /** Without priority and activity. */
  isShort: boolean
  /** When an answer is due. */
  answer: ReactNode
}

/** The focus returns here from the opened ticket. */
export const ticketRowId = (ticketId: string) => `ticket-row-${ticketId}`

export function TicketRow(props: TicketRowProps) {
  const { ticket, href, newEntries, activity, isJustSent, isShort, answer } = props
  const headingId = useId()
  return (
    <Row aria-labelledby={headingId} data-just-sent={isJustSent || undefined}>
      <Subject>
        <Heading id={headingId}>
          <RowLink id={ticketRowId(ticket.id)} to={href} dir="auto">
            {ticket.subject}
          </RowLink>
        </Heading>
        <About>
          <Number>{ticketNumberWords(ticket)}</Number>
          <Category dir="auto">{labelWords(ticket.category)}</Category>
          {isJustSent && <Badge tone="success">{ticketContent.list.justSent}</Badge>}
          <NewMark count={newEntries} />
        </About>
      </Subject>
      <Answer>{answer}</Answer>
      <TicketStatusBadge status={ticket.status} />
      {!isShort && (
        <>
          <PriorityMark priority={ticket.priority} />
          <Activity>
            <TimeStamp iso={activity} />
          </Activity>
        </>
      )}
    </Row>
  )
}

export const ticketColumns = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr) 9rem 6.5rem 6rem 7rem;
  align-items: center;
  gap: ${token.space[4]};

  [data-short='true'] & {
    grid-template-columns: minmax(0, 1fr) 9rem 6.5rem;
  }
`

const Row = styled.article`
  position: relative;
  ${wrappingRow}
  gap: ${token.space[2]} ${token.space[4]};
  padding: ${token.space[3]} ${token.space[5]};
  font-size: ${token.type.small};
  line-height: 1.45;
  transition: background-color ${token.motion.fast} ${token.motion.ease};

  &:hover {
    background: ${token.color.surface};
  }

  &[data-just-sent] {
    box-shadow: inset 3px 0 ${token.color.success};
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
  font: 600 ${token.type.small} / 1.45 ${token.font.sans};
  text-overflow: ellipsis;
  white-space: nowrap;
`

/* The link covers the row, so that the whole row is clickable. */
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

const About = styled.div`
  ${wrappingRow}
  gap: 0 ${token.space[2]};
  color: ${token.color.inkMuted};
`

const Number = styled.span`
  font-variant-numeric: tabular-nums;
  white-space: nowrap;
`

const Category = styled.span`
  overflow: hidden;
  text-overflow: ellipsis;
  white-space: nowrap;
`

/* Without a gap where nothing is due. */
const Answer = styled.span`
  @media (max-width: 47.99rem) {
    &:empty {
      display: none;
    }
  }
`

const Activity = styled.span`
  color: ${token.color.inkMuted};
  font-variant-numeric: tabular-nums;
  white-space: nowrap;
`
