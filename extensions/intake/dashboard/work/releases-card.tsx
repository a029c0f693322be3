import { TextLink, Text } from '@fivefold/shared/ui/text'
import { adminHref, OverviewCard } from '../admin-parts'
import { AnswerNotice } from '../answer-notice'
import type { FleetApp, Health } from '../health/health-answer'
import { healthContent } from '../health/health-content'
import { failingShare, shareWords } from '../health/health-words'
import { operatorPath, useAnswer } from '../use-answer'
import { Entries } from './entries'
import { workContent } from './work-content'

const { releases: words } = workContent

/** How the live release of each app fares. */
export function ReleasesCard() {
  const { value, problem } = useAnswer<Health>(operatorPath('health', { days: '7' }))
  const isSilent = value?.fleet?.every(({ starts = 0 }) => starts === 0)
  return (
    <OverviewCard title={words.title} view="health" all={words.all}>
      {problem && <AnswerNotice problem={problem} />}
      {value && !value.fleet && <Text $muted>{words.unknown}</Text>}
      {isSilent && <Text $muted>{healthContent.noStarts}.</Text>}
      {value?.fleet && (
        <Entries>
          {value.fleet.map((app) => (
            <li key={app.app}>
              <TextLink to={adminHref('health', { remote: app.app })}>{app.app}</TextLink>
              <span>{app.release}</span>
              {!isSilent && <span>{stateOf(app)}</span>}
            </li>
          ))}
        </Entries>
      )}
    </OverviewCard>
  )
}

function stateOf({ starts = 0, failing = 0 }: FleetApp) {
  if (starts === 0) return healthContent.noStarts
  return healthContent.chart.sum(
    shareWords(failingShare({ starts, failing })),
    healthContent.browsers(starts),
  )
}
