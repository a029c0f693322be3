import { useMemo } from 'react'
import styled from 'styled-components'
import { Link } from '@fivefold/shared/routing/link'
import { useStore } from '@fivefold/shared/store/site-store'
import { token } from '@fivefold/shared/theme/tokens'
import { adminHref } from '../address/admin-address'
import { ShareBar } from '../charts/share-bar'
import { countWords } from '@fivefold/shared/words/count-words'
import { statusWords } from '@fivefold/shared/words/label-words'
import { TimeStamp } from '@fivefold/shared/ui/time-stamp'
import { NothingYet } from './nothing-yet'
import { OverviewCard } from './overview-card'
import { overviewContent } from './overview-content'
import { oldestOpen, ticketsByStatus } from './tickets-by-status'

export function TicketsCard() {
  const tickets = useStore((state) => state.supportTickets)
  const shares = useMemo(() => ticketsByStatus(tickets), [tickets])
  const waiting = useMemo(() => oldestOpen(tickets), [tickets])
  const { title, all, oldest, empty } = overviewContent.tickets
  return (
    <OverviewCard title={title} count={tickets.length} view="tickets" all={all}>
      {tickets.length === 0 ? <NothingYet>{empty}</NothingYet> : <ShareBar shares={shares} />}
      <Legend>
        {shares.map(({ name, count, tone }) => (
          <li key={name}>
            <Dot aria-hidden="true" data-tone={tone} />
            <Status to={adminHref('tickets', { status: name })}>{statusWords(name)}</Status>
            <strong>{countWords(count)}</strong>
          </li>
        ))}
      </Legend>
      {waiting && (
        <Waiting>
          <dt>{oldest}</dt>
          <dd>
            <Status to={adminHref('tickets', { open: waiting.id })}>
              <bdi>{waiting.subject}</bdi>
            </Status>
          </dd>
          <dd>
            <TimeStamp iso={waiting.created_at} />
          </dd>
        </Waiting>
      )}
    </OverviewCard>
  )
}

const Legend = styled.ul`
  display: grid;
  font-size: ${token.type.small};
  line-height: 1.4;

  & > li {
    display: flex;
    align-items: center;
    gap: ${token.space[2]};
    min-height: 2rem;
  }

  & strong {
    margin-inline-start: auto;
    font-weight: 600;
    font-variant-numeric: tabular-nums;
  }
`

const Dot = styled.span`
  width: 0.5rem;
  height: 0.5rem;
  border-radius: 50%;
  background: ${token.color.lineStrong};

  &[data-tone='info'] {
    background: color-mix(in oklab, ${token.color.info} 75%, ${token.color.infoSoft});
  }

  &[data-tone='warning'] {
    background: color-mix(in oklab, ${token.color.warning} 75%, ${token.color.warningSoft});
  }

  &[data-tone='success'] {
    background: color-mix(in oklab, ${token.color.success} 75%, ${token.color.successSoft});
  }
`

const Status = styled(Link)`
  min-width: 0;
  text-decoration: none;
  overflow-wrap: anywhere;

  &:hover {
    text-decoration: underline;
  }
`

const Waiting = styled.dl`
  padding-block-start: ${token.space[3]};
  border-block-start: 1px solid ${token.color.line};
  font-size: ${token.type.small};
  line-height: 1.45;

  & > dt,
  & > dd:last-child {
    color: ${token.color.inkMuted};
  }
`
