import styled from 'styled-components'
import { EmptyState } from '@fivefold/shared/ui/empty-state'
import { Container, Split } from '@fivefold/shared/ui/layout'
import { Display, Lead } from '@fivefold/shared/ui/text'
import { Opening } from '../section/opening'
import { caseStudiesContent } from './case-studies-content'
import { CaseStudyList } from './case-study-list'
import { useAddressState } from '@fivefold/shared/address/use-address-state'
import { leadIndustryOf } from '../lead-context/lead-industry'
import { hrefWith } from '../lead-context/lead-link'
import { CentredCall } from '../section/centred-call'
import { caseStudyAddress } from './case-study-filter'

const { head, missing, closing } = caseStudiesContent

/** @param isMissing whether the address names a story that does not exist. */
export function CaseStudyOverview({ isMissing }: { isMissing: boolean }) {
  return (
    <>
      <Opening $end="head">
        <Split $ratio="wide" $align="end" $rowGap={3}>
          <Title>{head.title}</Title>
          <Lead>{head.lead}</Lead>
        </Split>
      </Opening>
      {isMissing && (
        <Container>
          <EmptyState title={missing.title}>{missing.text}</EmptyState>
        </Container>
      )}
      <CaseStudyList />
      <ReferenceCall {...closing} />
    </>
  )
}

const Title = styled(Display)`
  max-width: 8.1em;
`

/** The link to the demo carries the chosen industry. */
function ReferenceCall({ title, text, demo, solutions }: typeof caseStudiesContent.closing) {
  const { industry } = useAddressState(caseStudyAddress).state
  const to = hrefWith(demo.to, { demo: 'custom', industry: leadIndustryOf(industry) })
  return <CentredCall title={title} text={text} primary={{ ...demo, to }} secondary={solutions} />
}
