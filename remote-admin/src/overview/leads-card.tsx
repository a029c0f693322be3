import { useMemo } from 'react'
import styled from 'styled-components'
import { Link } from '@fivefold/shared/routing/link'
import { media, token } from '@fivefold/shared/theme/tokens'
import { adminHref } from '../address/admin-address'
import { useDayEnd } from '../charts/use-day-end'
import { WeekBars } from '../charts/week-bars'
import { perWeek } from '../charts/weeks'
import { formTitle } from '../leads/lead-content'
import { useLeads } from '../leads/use-leads'
import { countWords } from '@fivefold/shared/words/count-words'
import { TimeStamp } from '@fivefold/shared/ui/time-stamp'
import { leadsByForm } from './leads-by-form'
import { OverviewCard } from './overview-card'
import { overviewContent } from './overview-content'

/** The forms, their charts on one scale. */
export function LeadsCard() {
  const leads = useLeads()
  const end = useDayEnd()
  const forms = useMemo(() => leadsByForm(leads), [leads])
  const highest = Math.max(
    ...forms.flatMap(({ moments }) => (end === null ? [] : perWeek(moments, end))),
  )
  const { title, all, columns, none } = overviewContent.leads
  return (
    <OverviewCard title={title} count={leads.length} view="leads" all={all}>
      <Rows>
        <Head aria-hidden="true">
          <span>{columns.form}</span>
          <span>{columns.weeks}</span>
          <span>{columns.total}</span>
          <span>{columns.latest}</span>
        </Head>
        {forms.map(({ form, moments, latest }) => (
          <Row key={form}>
            <Form to={adminHref('leads', { form })}>{formTitle(form)}</Form>
            {end !== null && moments.length > 0 && (
              <WeekBars label={formTitle(form)} moments={moments} end={end} highest={highest} />
            )}
            <strong>{countWords(moments.length)}</strong>
            <Latest>{latest === '' ? none : <TimeStamp iso={latest} />}</Latest>
          </Row>
        ))}
      </Rows>
    </OverviewCard>
  )
}

const Rows = styled.ul`
  display: grid;
  font-size: ${token.type.small};
  line-height: 1.4;
`

const Row = styled.li`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  gap: ${token.space[1]} ${token.space[4]};
  align-items: center;
  min-height: 3rem;
  padding-block: ${token.space[2]};
  border-block-start: 1px solid ${token.color.line};

  & > strong {
    grid-row: 1;
    grid-column: 2;
    font-weight: 600;
    font-variant-numeric: tabular-nums;
    text-align: end;
  }

  & > svg {
    grid-row: 2;
    grid-column: 1;
  }

  & > :last-child {
    grid-row: 2;
    grid-column: 2;
  }

  ${media.tablet} {
    grid-template-columns: minmax(0, 1fr) 9rem 3.5rem 6.5rem;

    & > svg {
      grid-row: 1;
      grid-column: 2;
    }

    & > strong {
      grid-column: 3;
    }

    & > :last-child {
      grid-row: 1;
      grid-column: 4;
    }
  }
`

const Head = styled(Row)`
  display: none;
  min-height: 0;
  border-block-start: 0;
  color: ${token.color.inkMuted};
  font: 600 ${token.type.caption} / 1.4 ${token.font.sans};

  & > :nth-child(n + 3) {
    text-align: end;
  }

  ${media.tablet} {
    display: grid;
  }
`

const Form = styled(Link)`
  text-decoration: none;

  &:hover {
    text-decoration: underline;
  }
`

const Latest = styled.span`
  color: ${token.color.inkMuted};
  font-variant-numeric: tabular-nums;
  text-align: end;
  white-space: nowrap;
`
