import styled from 'styled-components'
import { DueMark } from '@fivefold/shared/conversation/due-mark'
import { useAnswersDue, useMinute } from '@fivefold/shared/conversation/use-answers-due'
import { useLatestActivity } from '@fivefold/shared/conversation/use-latest-activity'
import { useNewEntries } from '@fivefold/shared/conversation/use-new-entries'
import type { SupportTicket } from '@fivefold/shared/domain/tickets/support-ticket'
import { media, panel, token } from '@fivefold/shared/theme/tokens'
import { ticketContent } from '../ticket/ticket-content'
import { ticketColumns, TicketRow } from './ticket-row'

interface TicketListProps {
  id?: string
  tickets: readonly SupportTicket[]
  /** The id of the ticket that was just submitted. */
  justSent?: string | undefined
  hrefOf: (ticketId: string) => string
  /** Beside something else: without priority and activity. */
  isShort?: boolean
}

/** Looks like a table but has an article per ticket, as the specification asks. */
export function TicketList(props: TicketListProps) {
  const { id, tickets, justSent, hrefOf, isShort = false } = props
  const { columns } = ticketContent.list
  const due = useAnswersDue()
  const now = useMinute()
  const newEntries = useNewEntries()
  const activity = useLatestActivity()
  return (
    <Frame data-short={isShort}>
      <Head aria-hidden="true">
        <span>{columns.subject}</span>
        <span>{columns.answer}</span>
        <span>{columns.status}</span>
        {!isShort && <span>{columns.priority}</span>}
        {!isShort && <span>{columns.activity}</span>}
      </Head>
      <Rows id={id}>
        {tickets.map((ticket) => (
          <li key={ticket.id}>
            <TicketRow
              ticket={ticket}
              href={hrefOf(ticket.id)}
              newEntries={newEntries.get(ticket.id)}
              activity={activity.get(ticket.id) ?? ticket.updated_at}
              isJustSent={ticket.id === justSent}
              isShort={isShort}
              answer={<DueMark dueAt={due.get(ticket.id)} now={now} />}
            />
          </li>
        ))}
      </Rows>
    </Frame>
  )
}

const Frame = styled.div`
  overflow: hidden;
  ${panel}
`

const Head = styled.div`
  display: none;
  padding: ${token.space[2]} ${token.space[5]};
  border-block-end: 1px solid ${token.color.line};
  background: ${token.color.surface};
  color: ${token.color.inkMuted};
  font: 600 ${token.type.caption} / 1.4 ${token.font.sans};

  ${media.tablet} {
    ${ticketColumns}
  }
`

const Rows = styled.ol`
  & > li + li {
    border-block-start: 1px solid ${token.color.line};
  }
`
