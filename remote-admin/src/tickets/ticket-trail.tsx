import { useId, useMemo } from 'react'
import styled from 'styled-components'
import type { SupportTicket, TicketEvent } from '@fivefold/shared/domain/tickets/support-ticket'
import { statusChanges } from '@fivefold/shared/domain/tickets/status-changes'
import { ticketHistory } from '@fivefold/shared/domain/tickets/ticket-selectors'
import { token } from '@fivefold/shared/theme/tokens'
import { personName, usePeople } from '../accounts/use-people'
import { TimeStamp } from '@fivefold/shared/ui/time-stamp'
import { StatusStep } from './status-step'
import { ticketContent } from './ticket-content'

interface TicketTrailProps {
  ticket: SupportTicket
  ticketEvents: readonly TicketEvent[]
}

/** Statuses, author and time of each change; latest first. */
export function TicketTrail({ ticket, ticketEvents }: TicketTrailProps) {
  const titleId = useId()
  const people = usePeople()
  const changes = useMemo(
    () => statusChanges(ticket, ticketHistory({ ticketEvents }, ticket.id)).toReversed(),
    [ticket, ticketEvents],
  )
  const { title, by, unknown } = ticketContent.trail
  return (
    <section aria-labelledby={titleId}>
      <Heading id={titleId}>{title}</Heading>
      <Steps>
        {changes.map(({ id, from, to, at, byId, byName }) => (
          <li key={id}>
            <StatusStep from={from} to={to} />
            <When>
              <TimeStamp iso={at} exact />{' '}
              <bdi>{by(byName || (byId && personName(people, byId)) || unknown)}</bdi>
            </When>
          </li>
        ))}
      </Steps>
    </section>
  )
}

const Heading = styled.h3`
  margin-block-end: ${token.space[3]};
  font: 600 ${token.type.small} / 1.4 ${token.font.sans};
`

const Steps = styled.ol`
  display: grid;
  gap: ${token.space[3]};

  & > li {
    display: grid;
    gap: ${token.space[1]};
  }
`

const When = styled.p`
  color: ${token.color.inkMuted};
  font-size: ${token.type.caption};
  line-height: 1.45;
  overflow-wrap: anywhere;
`
