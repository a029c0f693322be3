import { useMemo } from 'react'
import styled from 'styled-components'
import type { SupportTicket } from '@fivefold/shared/domain/tickets/support-ticket'
import { useStore } from '@fivefold/shared/store/site-store'
import { statusChanges, type StatusChange } from '@fivefold/shared/domain/tickets/status-changes'
import { ticketHistory } from '@fivefold/shared/domain/tickets/ticket-selectors'
import { token } from '@fivefold/shared/theme/tokens'
import { TimeStamp } from '@fivefold/shared/ui/time-stamp'
import { TicketStatusBadge } from '@fivefold/shared/ui/ticket-status-badge'
import { ticketContent } from './ticket-content'

export function TicketTimeline({ ticket }: { ticket: SupportTicket }) {
  const ticketEvents = useStore((state) => state.ticketEvents)
  const changes = useMemo(
    () => statusChanges(ticket, ticketHistory({ ticketEvents }, ticket.id)),
    [ticket, ticketEvents],
  )
  return (
    <Steps aria-label={ticketContent.detail.history}>
      {changes.map((change, index) => (
        <Step key={change.id} data-status={change.to}>
          <What>
            {index === 0 ? ticketContent.history.opened : <TicketStatusBadge status={change.to} />}
            <Who dir="auto">{whoOf(change, ticket)}</Who>
          </What>
          <When>
            <TimeStamp iso={change.at} exact />
          </When>
        </Step>
      ))}
    </Steps>
  )
}

function whoOf(change: StatusChange, ticket: SupportTicket) {
  const { by, you } = ticketContent.history
  if (change.byId === ticket.user_id) return by(you)
  return change.byName && by(change.byName)
}

const Steps = styled.ol`
  display: grid;
`

const Step = styled.li`
  position: relative;
  display: flex;
  flex-wrap: wrap;
  justify-content: space-between;
  gap: ${token.space[1]} ${token.space[4]};
  padding: 0 0 ${token.space[5]} ${token.space[6]};
  font-size: ${token.type.small};
  line-height: 1.6;

  &::before {
    position: absolute;
    inset: 0.5rem auto auto 0;
    width: 0.5rem;
    height: 0.5rem;
    border: 2px solid ${token.color.lineStrong};
    border-radius: 50%;
    background: ${token.color.raised};
    content: '';
  }

  &:not(:last-child)::after {
    position: absolute;
    inset: 1.375rem auto -0.25rem 5px;
    width: 1px;
    background: ${token.color.line};
    content: '';
  }

  &:last-child {
    padding-block-end: 0;
  }

  &:last-child::before {
    border-color: ${token.color.accent};
    background: ${token.color.accent};
  }
`

const What = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${token.space[2]};
  min-width: 0;
`

const Who = styled.span`
  color: ${token.color.inkMuted};
  overflow-wrap: anywhere;
`

const When = styled.span`
  color: ${token.color.inkMuted};
  font-variant-numeric: tabular-nums;
`
