import styled from 'styled-components'
import { Conversation } from '@fivefold/shared/conversation/conversation'
import { DueMark } from '@fivefold/shared/conversation/due-mark'
import { useMinute } from '@fivefold/shared/conversation/use-answers-due'
import { token } from '@fivefold/shared/theme/tokens'
import { Stack } from '@fivefold/shared/ui/layout'
import { Notice } from '@fivefold/shared/ui/notice'
import { TimeStamp } from '@fivefold/shared/ui/time-stamp'
import { labelWords } from '@fivefold/shared/words/label-words'
import { AssigneeControl } from './assignee-control'
import { CustomerFacts } from './customer-facts'
import { useDesk } from './desk/desk'
import { MoveButtons } from './list/move-buttons'
import { PriorityWord } from './priority-word'
import { SideFacts } from './side-facts'
import { StatusControl } from './status-control'
import { TicketComposer } from './composer/ticket-composer'
import { ticketContent } from './ticket-content'
import type { TicketRow } from './ticket-rows'
import { TicketTrail } from './ticket-trail'

const { facts, nothingDue } = ticketContent

export function TicketDetails({ row }: { row: TicketRow }) {
  const { dueAt } = row
  const desk = useDesk()
  const reader = desk.reader()
  const open = desk.ticket(row)
  const now = useMinute()
  if (!open) return <p role="status">{ticketContent.loading}</p>
  const { ticket, customer, records, readAt, notice, isProblem = false, onWriting } = open
  return (
    <Stack $gap={5}>
      <div data-head>
        <Head>
          <Subject dir="auto">{ticket.subject}</Subject>
          <MoveButtons />
        </Head>
        <div role="status">
          {notice && <Notice tone={isProblem ? 'warning' : 'info'} title={notice} />}
        </div>
      </div>
      <Desk>
        {reader && (
          <Conversation
            ticket={ticket}
            reader={reader}
            notes={records.ticketNotes}
            {...(readAt !== undefined && { records, readAt })}
            composer={
              <TicketComposer
                ticket={ticket}
                writer={reader}
                customer={customer.email ? customer.name : ''}
                onWriting={onWriting}
              />
            }
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
              { label: facts.priority, value: <PriorityWord priority={ticket.priority} /> },
              { label: facts.category, value: labelWords(ticket.category) },
              { label: facts.opened, value: <TimeStamp iso={ticket.created_at} exact /> },
              { label: facts.reference, value: ticket.id },
            ]}
          />
          <CustomerFacts ticket={ticket} customer={customer} />
          <TicketTrail ticket={ticket} ticketEvents={records.ticketEvents} />
        </About>
      </Desk>
    </Stack>
  )
}

const Head = styled.div`
  display: flex;
  gap: ${token.space[3]};
  align-items: center;
  justify-content: space-between;
`

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
  gap: ${token.space[6]};

  & > section {
    grid-area: talk;
    align-content: start;
  }

  @container (width >= 40rem) {
    grid-template-areas: 'talk controls' 'talk about';
    grid-template-rows: auto 1fr;
    grid-template-columns: minmax(0, 1fr) 15rem;
  }
`

const Controls = styled(Stack).attrs({ $gap: 4 as const })`
  grid-area: controls;
`

const About = styled(Stack).attrs({ $gap: 5 as const })`
  grid-area: about;
`
