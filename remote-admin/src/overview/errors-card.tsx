import { useMemo } from 'react'
import { RankedBars } from '../charts/ranked-bars'
import { errorContent } from '../errors/error-content'
import { errorsByRelease } from '../errors/error-rows'
import { useClientErrors } from '../errors/use-client-errors'
import { NothingYet } from './nothing-yet'
import { OverviewCard } from './overview-card'
import { overviewContent } from './overview-content'

export function ErrorsCard() {
  const errors = useClientErrors()
  const releases = useMemo(() => errorsByRelease(errors).slice(0, 5), [errors])
  const { title, all, empty } = overviewContent.errors
  return (
    <OverviewCard title={title} count={errors.length} view="errors" all={all}>
      {releases.length === 0 ? (
        <NothingYet>{empty}</NothingYet>
      ) : (
        <RankedBars label={errorContent.byRelease} ranked={releases} />
      )}
    </OverviewCard>
  )
}
