import styled from 'styled-components'
import { token } from '@fivefold/shared/theme/tokens'
import { EmptyState } from '@fivefold/shared/ui/empty-state'
import { Container } from '@fivefold/shared/ui/layout'
import { Ambassadors } from './ambassadors'
import { Certifications } from './certifications'
import { learnContent } from './learn-content'
import { LearnHero } from './learn-hero'
import { Library } from './library'
import { Tracks } from './tracks'

const { missing } = learnContent

/** @param isMissing whether the address names a module that is not open. */
export function LearnOverview({ isMissing }: { isMissing: boolean }) {
  return (
    <>
      <LearnHero />
      {isMissing && (
        <Missing>
          <EmptyState title={missing.title}>{missing.text}</EmptyState>
        </Missing>
      )}
      <Tracks />
      <Certifications />
      <Library />
      <Ambassadors />
    </>
  )
}

const Missing = styled(Container)`
  padding-block-start: ${token.space.section};
`
