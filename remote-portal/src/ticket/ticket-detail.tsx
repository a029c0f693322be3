import { useId } from 'react'
import { ArrowLeft, Printer } from 'lucide-react'
import styled from 'styled-components'
import type { SupportTicket } from '@fivefold/shared/domain/tickets/support-ticket'
import { media, token } from '@fivefold/shared/theme/tokens'
import { Button, ButtonLink } from '@fivefold/shared/ui/button'
import { Card } from '@fivefold/shared/ui/card'
import { Title } from '@fivefold/shared/ui/text'
import { Facts } from '../listing/facts'
import { labelWords } from '@fivefold/shared/words/label-words'
import { TimeStamp } from '@fivefold/shared/ui/time-stamp'
import { PriorityMark } from './priority-mark'
import { TicketStatusBadge } from '@fivefold/shared/ui/ticket-status-badge'
import { Stack } from '@fivefold/shared/ui/layout'
import { TicketActions } from './ticket-actions'
import { ticketContent } from './ticket-content'
import { TicketTimeline } from './ticket-timeline'

interface TicketDetailProps {
  ticket: SupportTicket
  backHref: string
}

/** The heading takes the focus when a ticket is opened. */
export const ticketHeadingId = 'ticket-heading'

export function TicketDetail({ ticket, backHref }: TicketDetailProps) {
  const historyId = useId()
  const { detail, facts } = ticketContent
  return (
    <Detail aria-labelledby={ticketHeadingId}>
      <Bar>
        <ButtonLink variant="quiet" size="small" to={backHref}>
          <ArrowLeft aria-hidden="true" />
          {detail.back}
        </ButtonLink>
        <Button variant="quiet" size="small" onClick={() => window.print()}>
          <Printer aria-hidden="true" />
          {detail.print}
        </Button>
      </Bar>
      <Head>
        <Heading>
          <TicketStatusBadge status={ticket.status} />
          <Subject as="h2" id={ticketHeadingId} tabIndex={-1}>
            <bdi>{ticket.subject}</bdi>
          </Subject>
        </Heading>
        <TicketActions ticket={ticket} />
      </Head>
      <Columns>
        <Stack $gap={8}>
          <Description dir="auto">{ticket.description}</Description>
          <section aria-labelledby={historyId}>
            <SubHeading id={historyId}>{detail.history}</SubHeading>
            <TicketTimeline ticket={ticket} />
          </section>
        </Stack>
        <Card>
          <Facts
            facts={[
              { label: facts.category, value: labelWords(ticket.category) || facts.none },
              { label: facts.priority, value: <PriorityMark priority={ticket.priority} /> },
              { label: facts.opened, value: <TimeStamp iso={ticket.created_at} exact /> },
              { label: facts.updated, value: <TimeStamp iso={ticket.updated_at} exact /> },
              { label: facts.reference, value: <Reference>{ticket.id}</Reference> },
            ]}
          />
        </Card>
      </Columns>
    </Detail>
  )
}

const Detail = styled.article`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${token.space[6]};
`

const Bar = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: space-between;
  gap: ${token.space[2]};
  margin-inline: calc(-1 * ${token.space[3]});

  @media print {
    display: none;
  }
`

const Head = styled.header`
  display: flex;
  flex-wrap: wrap;
  align-items: end;
  justify-content: space-between;
  gap: ${token.space[4]} ${token.space[8]};
`

const Heading = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  flex: 1 1 24rem;
  gap: ${token.space[2]};
  min-width: 0;
`

const Subject = styled(Title)`
  overflow-wrap: anywhere;

  &:focus {
    outline: none;
  }
`

const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${token.space[8]} ${token.space[12]};
  align-items: start;

  ${media.desktop} {
    grid-template-columns: minmax(0, 1fr) 22rem;
  }
`

const Description = styled.p`
  max-width: ${token.width.prose};
  line-height: 1.6;
  overflow-wrap: anywhere;
  white-space: pre-wrap;
`

const SubHeading = styled.h3`
  margin-block-end: ${token.space[4]};
  font: 600 ${token.type.body} / 1.4 ${token.font.display};
`

const Reference = styled.code`
  font-family: ${token.font.mono};
  font-size: ${token.type.caption};
`
