import { ArrowRight } from 'lucide-react'
import styled from 'styled-components'
import { token } from '@fivefold/shared/theme/tokens'
import { TicketStatusBadge } from '@fivefold/shared/ui/ticket-status-badge'
import { VisuallyHidden } from '@fivefold/shared/ui/visually-hidden'
import { ticketContent } from './ticket-content'

interface StatusStepProps {
  /** '' for the opening of a ticket. */
  from: string
  to: string
}

/** `Open → Resolved` */
export function StatusStep({ from, to }: StatusStepProps) {
  const { opened, arrow } = ticketContent.trail
  return (
    <Step>
      {from === '' ? (
        opened
      ) : (
        <>
          <TicketStatusBadge status={from} />
          <ArrowRight aria-hidden="true" />
          <VisuallyHidden>{` ${arrow} `}</VisuallyHidden>
        </>
      )}
      {(from !== '' || to !== 'open') && <TicketStatusBadge status={to} />}
    </Step>
  )
}

const Step = styled.span`
  position: relative;
  display: inline-flex;
  align-items: center;
  gap: ${token.space[2]};
  font-size: ${token.type.small};

  & > svg {
    flex: none;
    width: 0.875rem;
    height: 0.875rem;
    color: ${token.color.inkMuted};
  }
`
