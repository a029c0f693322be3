import styled from 'styled-components'
import { Conversation } from '@fivefold/shared/conversation/conversation'
import { DueMark } from '@fivefold/shared/conversation/due-mark'
import { ticketMailHref } from '@fivefold/shared/conversation/ticket-mail-href'
import { useMinute } from '@fivefold/shared/conversation/use-answers-due'
import { ticketNumberWords } from '@fivefold/shared/domain/tickets/ticket-number'
import { media, token } from '@fivefold/shared/theme/tokens'
import { Stack } from '@fivefold/shared/ui/layout'
import { Notice } from '@fivefold/shared/ui/notice'
import { TextLink } from '@fivefold/shared/ui/text'
import { TimeStamp } from '@fivefold/shared/ui/time-stamp'
import { labelWords } from '@fivefold/shared/words/label-words'
import { Facts } from '../records/table/facts'
import { AssigneeControl } from './assignee-control'
import { useDesk } from './desk/desk'
import { PriorityWord } from './priority-word'
import { StatusControl } from './status-control'
import { TicketComposer } from './composer/ticket-composer'
import { ticketContent } from './ticket-content'
import type { TicketRow } from './ticket-rows'
import { TicketTrail } from './ticket-trail'

const { facts, nothingDue } = ticketContent

export function TicketDetails({ row }: { row: TicketRow }) {
  const { email, requester, dueAt } = row
  const desk = useDesk()
  const reader = desk.reader()
  const open = desk.ticket(row)
  const now = useMinute()
  if (!open) return <p role="status">{ticketContent.loading}</p>
  const { ticket, records, readAt, notice, isProblem = false, onWriting } = open
  const customer = email ? requester : ''
  return (
    <Stack $gap={5}>
      <Subject dir="auto">{ticket.subject}</Subject>
      <div role="status">
        {notice && <Notice tone={isProblem ? 'warning' : 'info'} title={notice} />}
      </div>
      <Desk
        onInput={({ target }) => {
          if (target instanceof HTMLTextAreaElement) onWriting?.()
        }}
      >
        {reader && (
          <Conversation
            ticket={ticket}
            reader={reader}
            notes={records.ticketNotes}
            {...(readAt !== undefined && { records, readAt })}
            composer={<TicketComposer ticket={ticket} writer={reader} customer={customer} />}
          />
        )}
        <Controls>
          <StatusControl ticket={ticket} />
          <AssigneeControl row={row} />
        </Controls>
        <About>
          <SideFacts
            facts={[
              {
                label: facts.due,
                value: dueAt ? <DueMark dueAt={dueAt} now={now} /> : nothingDue,
              },
              { label: facts.requester, value: requester },
              ...(email ? [{ label: facts.email, value: email }] : []),
              { label: facts.priority, value: <PriorityWord priority={ticket.priority} /> },
              { label: facts.category, value: labelWords(ticket.category) },
              { label: facts.opened, value: <TimeStamp iso={ticket.created_at} exact /> },
              { label: facts.reference, value: ticket.id },
            ]}
          />
          {email && (
            <TextLink to={ticketMailHref(email, ticketNumberWords(ticket), ticket.subject)}>
              {ticketContent.email}
            </TextLink>
          )}
          <TicketTrail ticket={ticket} ticketEvents={records.ticketEvents} />
        </About>
      </Desk>
    </Stack>
  )
}

const Subject = styled.h3`
  max-width: ${token.width.prose};
  font: 600 ${token.type.lead} / 1.35 ${token.font.sans};
  overflow-wrap: anywhere;
`

/* On a narrow screen: what an admin changes first, the conversation, then the rest. */
const Desk = styled.div`
  display: grid;
  grid-template-areas: 'controls' 'talk' 'about';
  grid-template-columns: minmax(0, 1fr);
  gap: ${token.space[6]} ${token.space[10]};

  & > section {
    grid-area: talk;
  }

  ${media.desktop} {
    grid-template-areas: 'talk controls' 'talk about';
    grid-template-rows: auto 1fr;
    grid-template-columns: minmax(0, 1fr) 20rem;
  }
`

const Controls = styled(Stack).attrs({ $gap: 4 as const })`
  grid-area: controls;
`

const About = styled(Stack).attrs({ $gap: 5 as const })`
  grid-area: about;
`

const SideFacts = styled(Facts)`
  && > div {
    grid-template-columns: 6.5rem minmax(0, 1fr);
  }
`
