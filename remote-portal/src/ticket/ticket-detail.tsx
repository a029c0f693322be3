import { ArrowLeft, Mail, Printer } from 'lucide-react'
import styled from 'styled-components'
import { brand } from '@fivefold/shared/brand'
import { Conversation } from '@fivefold/shared/conversation/conversation'
import { DueMark } from '@fivefold/shared/conversation/due-mark'
import { useAnswersDue, useMinute } from '@fivefold/shared/conversation/use-answers-due'
import { ticketMailHref } from '@fivefold/shared/conversation/ticket-mail-href'
import type { User } from '@fivefold/shared/domain/accounts/user'
import type { SupportTicket } from '@fivefold/shared/domain/tickets/support-ticket'
import { ticketNumberWords } from '@fivefold/shared/domain/tickets/ticket-number'
import { assignments } from '@fivefold/shared/domain/tickets/ticket-desk'
import { useStore } from '@fivefold/shared/store/site-store'
import { oneColumn, token } from '@fivefold/shared/theme/tokens'
import { Button, ButtonLink } from '@fivefold/shared/ui/button'
import { Card } from '@fivefold/shared/ui/card'
import { Title } from '@fivefold/shared/ui/text'
import { Facts } from '../listing/facts'
import { labelWords } from '@fivefold/shared/words/label-words'
import { TimeStamp } from '@fivefold/shared/ui/time-stamp'
import { PriorityMark } from './priority-mark'
import { TicketStatusBadge } from '@fivefold/shared/ui/ticket-status-badge'
import { Cluster, Split, Stack } from '@fivefold/shared/ui/layout'
import { TicketActions } from './ticket-actions'
import { ticketContent } from './ticket-content'

interface TicketDetailProps {
  ticket: SupportTicket
  user: User
  backHref: string
}

/** An opened ticket focuses its heading. */
export const ticketHeadingId = 'ticket-heading'

export function TicketDetail({ ticket, user, backHref }: TicketDetailProps) {
  const { detail, facts } = ticketContent
  const number = ticketNumberWords(ticket)
  const dueAt = useAnswersDue().get(ticket.id)
  const now = useMinute()
  const assignee = useStore((state) => assignments(state).get(ticket.id)?.assignee_name)
  return (
    <Stack as="article" $gap={6} aria-labelledby={ticketHeadingId}>
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
          <Cluster as="p" $gap={2}>
            <Number>{number}</Number>
            <TicketStatusBadge status={ticket.status} />
          </Cluster>
          <Subject as="h2" id={ticketHeadingId} tabIndex={-1}>
            <bdi>{ticket.subject}</bdi>
          </Subject>
        </Heading>
        <TicketActions ticket={ticket} />
      </Head>
      <Split $ratio="minmax(0, 1fr) 20rem" $align="start" $gap={8} $rowGap={8}>
        <Conversation ticket={ticket} reader={user} />
        <Card>
          <Facts
            facts={[
              {
                label: facts.due,
                value: dueAt ? (
                  <>
                    <TimeStamp iso={dueAt} exact /> <DueMark dueAt={dueAt} now={now} />
                  </>
                ) : (
                  facts.nothingDue
                ),
              },
              ...(assignee ? [{ label: facts.assignee, value: assignee }] : []),
              { label: facts.category, value: labelWords(ticket.category) || facts.none },
              { label: facts.priority, value: <PriorityMark priority={ticket.priority} /> },
              { label: facts.opened, value: <TimeStamp iso={ticket.created_at} exact /> },
              { label: facts.updated, value: <TimeStamp iso={ticket.updated_at} exact /> },
              { label: facts.reference, value: <Reference>{ticket.id}</Reference> },
            ]}
          />
          <MailLink
            variant="quiet"
            size="small"
            to={ticketMailHref(brand.mail.support, number, ticket.subject)}
          >
            <Mail aria-hidden="true" />
            {detail.email}
          </MailLink>
        </Card>
      </Split>
    </Stack>
  )
}

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
  ${oneColumn}
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

const Number = styled.span`
  color: ${token.color.inkMuted};
  font: 600 ${token.type.small} / 1.4 ${token.font.sans};
  font-variant-numeric: tabular-nums;
`

const MailLink = styled(ButtonLink)`
  align-self: start;
  margin-inline-start: -${token.space[3]};
`

const Reference = styled.code`
  font-family: ${token.font.mono};
  font-size: ${token.type.caption};
`
