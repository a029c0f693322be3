import styled from 'styled-components'
import { DueMark } from '@fivefold/shared/conversation/due-mark'
import { NewMark } from '@fivefold/shared/conversation/new-mark'
import { useMinute } from '@fivefold/shared/conversation/use-answers-due'
import { ticketNumberWords } from '@fivefold/shared/domain/tickets/ticket-number'
import { Link } from '@fivefold/shared/routing/link'
import { media, oneColumn, token } from '@fivefold/shared/theme/tokens'
import { Text } from '@fivefold/shared/ui/text'
import { countWords } from '@fivefold/shared/words/count-words'
import { adminHref, LastWordLine, OverviewCard } from '../admin-parts'
import { AnswerNotice } from '../answer-notice'
import { intakeContent } from '../intake-content'
import { operatorPath } from '../use-answer'
import { useTicketPage } from '../desk/use-ticket-page'
import { workContent } from './work-content'

const { tickets: words } = workContent

/** Tickets that are shown. */
const most = 5

/** Each has the filters of the list that its figure counts. */
const figures = [
  { name: 'waiting', facet: 'answer', filters: {} },
  { name: 'late', facet: 'answer', filters: { answer: 'late' } },
  { name: 'nobody', facet: 'assignee', filters: { assignee: 'nobody' } },
  { name: 'me', facet: 'assignee', filters: { assignee: 'me' } },
] as const

const waiting = { answer: 'waiting', sort: 'answer' }

/** Tickets that wait for us, those first whose answer is due first. */
export function WaitingCard() {
  const { value, problem } = useTicketPage(operatorPath('tickets', waiting))
  const now = useMinute()
  const first = value?.tickets.slice(0, most) ?? []
  return (
    <OverviewCard title={words.title} view="tickets" all={words.all}>
      {problem && <AnswerNotice problem={problem} />}
      {!value && !problem && <p role="status">{intakeContent.loading}</p>}
      {value && (
        <Figures>
          {figures.map(({ name, facet, filters }) => (
            <Figure key={name} to={adminHref('tickets', { ...waiting, ...filters })}>
              <strong data-late={name === 'late' && Boolean(value.facets[facet]?.[name])}>
                {countWords(value.facets[facet]?.[name] ?? 0)}
              </strong>
              {words.figures[name]}
            </Figure>
          ))}
        </Figures>
      )}
      {value && first.length === 0 && <Text $muted>{words.empty}</Text>}
      {first.length > 0 && (
        <List aria-label={words.first}>
          {first.map(({ id, number, subject, requester, email, dueAt, last, newEntries }) => (
            <li key={id}>
              <div>
                <Subject to={adminHref('tickets', { ...waiting, open: id })}>
                  <bdi>{subject}</bdi>
                </Subject>
                <span>{ticketNumberWords({ number })}</span>
                <bdi>{requester || email}</bdi>
                <Marks>
                  <NewMark count={newEntries} />
                  <DueMark dueAt={dueAt ?? undefined} now={now} />
                </Marks>
              </div>
              {last && <LastWordLine {...last} requester={requester || email} />}
            </li>
          ))}
        </List>
      )}
    </OverviewCard>
  )
}

const Figures = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(7.5rem, 100%), 1fr));
  gap: ${token.space[3]};

  ${media.tablet} {
    grid-template-columns: repeat(4, minmax(0, 1fr));
  }
`

const Figure = styled(Link)`
  display: grid;
  padding: ${token.space[3]} min(1rem, 4.2vw);
  border: 1px solid ${token.color.line};
  border-radius: ${token.radius.control};
  font-size: ${token.type.small};
  text-decoration: none;

  &:hover {
    background: ${token.color.hover};
  }

  & > strong {
    font: 600 ${token.type.title} / 1.3 ${token.font.sans};
    font-variant-numeric: tabular-nums;
  }

  & > [data-late='true'] {
    color: ${token.color.danger};
  }
`

const List = styled.ul`
  ${oneColumn}
  font-size: ${token.type.small};

  & > li {
    ${oneColumn}
    gap: ${token.space[1]};
    padding-block: ${token.space[3]};
    border-block-start: 1px solid ${token.color.line};
    color: ${token.color.inkMuted};
  }

  & > li > div {
    display: flex;
    flex-wrap: wrap;
    gap: 0 ${token.space[3]};
    align-items: center;
  }
`

const Marks = styled.span`
  display: flex;
  gap: ${token.space[2]};

  ${media.tablet} {
    margin-inline-start: auto;
  }
`

const Subject = styled(Link)`
  min-width: 0;
  color: ${token.color.ink};
  font-weight: 600;
  text-decoration: none;
  overflow-wrap: anywhere;

  &:hover {
    text-decoration: underline;
  }
`
