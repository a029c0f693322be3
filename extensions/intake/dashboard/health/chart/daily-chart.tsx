import styled from 'styled-components'
import { smallMuted, token } from '@fivefold/shared/theme/tokens'
import { Card } from '@fivefold/shared/ui/card'
import { EmptyState } from '@fivefold/shared/ui/empty-state'
import { Cluster } from '@fivefold/shared/ui/layout'
import { Caption } from '@fivefold/shared/ui/text'
import { dayWords } from '@fivefold/shared/words/date-words'
import type { Health } from '../health-answer'
import { healthContent } from '../health-content'
import { failingShare, shareWords } from '../health-words'
import { DailyPlot } from './daily-plot'
import { DailyTable } from './daily-table'

const { chart: words, browsers, noStarts, noStartsHint } = healthContent
const sides = ['live', 'canary'] as const

/** Starts and failing browsers of a remote by day, with the changes of its release; also as a table. */
export function DailyChart({ health }: { health: Health }) {
  const { daily, remote } = health
  const sums = sides.map((side) => {
    const own = daily.filter(({ role }) => role === side)
    const starts = own.reduce((sum, one) => sum + one.starts, 0)
    const failing = own.reduce((sum, one) => sum + one.failing, 0)
    return starts > 0
      ? words.sum(shareWords(failingShare({ starts, failing })), browsers(starts))
      : ''
  })
  const [live = '', canary = ''] = sums
  if (!live && !canary) return <EmptyState title={noStarts}>{noStartsHint}</EmptyState>
  const span = [daily[0], daily.at(-1)].map((one) => dayWords(one?.day ?? '')).join(' to ')
  return (
    <Card>
      <Cluster>
        {sides.map((side, place) => (
          <Key key={side} data-side={side} hidden={!sums[place]}>
            <b>{words[side]}</b> {sums[place]}
          </Key>
        ))}
      </Cluster>
      <DailyPlot health={health} label={words.label(remote, span, live, canary)} />
      <Caption>{words.hint}</Caption>
      <Figures>
        <summary>{words.table}</summary>
        <DailyTable health={health} />
      </Figures>
    </Card>
  )
}

const Key = styled.span`
  ${smallMuted}

  &::before {
    display: inline-block;
    width: 1rem;
    margin-inline-end: ${token.space[2]};
    border-block-start: 2px solid ${token.color.ink};
    vertical-align: middle;
    content: '';
  }

  &[data-side='canary']::before {
    border-block-start: 2px dashed ${token.color.accent};

    @media (forced-colors: active) {
      border-color: Highlight;
    }
  }

  & > b {
    color: ${token.color.ink};
    font-weight: 600;
  }
`

const Figures = styled.details`
  & > summary {
    width: fit-content;
    min-height: 1.5rem;
    color: ${token.color.inkMuted};
    font: 550 ${token.type.small} / 1.5rem ${token.font.sans};
    cursor: pointer;
  }

  &[open] > summary {
    margin-block-end: ${token.space[3]};
  }
`
