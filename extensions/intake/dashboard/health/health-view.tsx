import type { ReactNode } from 'react'
import styled from 'styled-components'
import { choiceParam, textParam, trimmedTextParam } from '@fivefold/shared/address/address-schema'
import { useAddressState } from '@fivefold/shared/address/use-address-state'
import { Cluster, Stack } from '@fivefold/shared/ui/layout'
import { Skeleton } from '@fivefold/shared/ui/skeleton'
import { Small } from '@fivefold/shared/ui/text'
import { CardTitle } from '@fivefold/shared/ui/card'
import { VisuallyHidden } from '@fivefold/shared/ui/visually-hidden'
import { AnswerNotice } from '../answer-notice'
import { operatorPath, useAnswer } from '../use-answer'
import { ChoiceChips, Chips } from '../admin-parts'
import { DailyChart } from './chart/daily-chart'
import { FleetTable } from './fleet-table'
import type { Health } from './health-answer'
import { healthContent as copy } from './health-content'
import { ProblemList } from './problem-list'
import { ReleaseTable } from './release-table'

const spans = ['7', '28', '90'] as const

/** `/admin?view=health&remote=support&days=90&open=<id of a release or a problem>` */
const schema = {
  remote: trimmedTextParam('remote', 64),
  days: choiceParam('days', spans, '28'),
  open: textParam('open'),
}

export function HealthView() {
  const { state, change } = useAddressState(schema)
  const { remote, days, open } = state
  const { value, problem } = useAnswer<Health>(operatorPath('health', { remote, days }))
  const onOpen = (id: string) => change({ open: id })
  return (
    <Room>
      {problem && <AnswerNotice problem={problem} />}
      {!value && !problem && <Placeholder />}
      {value && (
        <>
          <Cluster $justify="between">
            <Chips>
              <ChoiceChips
                label={copy.remotes}
                choices={value.remotes.map((name) => ({ value: name, label: name }))}
                chosen={remote || value.remote}
                onChoose={(name) => change({ remote: name, open: '' })}
              />
            </Chips>
            <ChoiceChips
              label={copy.span}
              choices={spans.map((span) => ({ value: span, label: copy.days(span) }))}
              chosen={days}
              onChoose={(name) => change({ days: spans.find((span) => span === name) ?? '28' })}
            />
          </Cluster>
          <Part title={copy.fleet.title}>
            <FleetTable fleet={value.fleet} />
          </Part>
          <Part title={copy.chart.title(value.remote)}>
            <DailyChart health={value} />
            <Small>{copy.counted}</Small>
          </Part>
          <Part title={copy.releases.title(value.remote)}>
            <ReleaseTable health={value} open={open} onOpen={onOpen} />
          </Part>
          <Part title={copy.problems.title(value.remote)}>
            <ProblemList health={value} open={open} onOpen={onOpen} />
          </Part>
        </>
      )}
    </Room>
  )
}

const Placeholder = () => (
  <>
    <VisuallyHidden role="status">{copy.loading}</VisuallyHidden>
    <Skeleton height="2.25rem" />
    <Skeleton height="18rem" />
    <Skeleton height="24rem" />
  </>
)

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Stack $gap={3}>
      <CardTitle>{title}</CardTitle>
      {children}
    </Stack>
  )
}

/* So high that nothing below it moves when the answer comes. */
const Room = styled(Stack).attrs({ $gap: 8 })`
  min-height: 100vh;
`
