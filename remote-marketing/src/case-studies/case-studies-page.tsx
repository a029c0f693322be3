import styled from 'styled-components'
import { Display, Lead } from '@fivefold/shared/ui/text'
import { Split } from '@fivefold/shared/ui/layout'
import { Opening } from '../section/opening'
import { caseStudiesContent } from './case-studies-content'
import { CaseStudyList } from './case-study-list'
import { ReferenceCall } from './reference-call'

export function CaseStudiesPage() {
  const { head, closing } = caseStudiesContent
  return (
    <>
      <Opening $end="head">
        <Split $ratio="wide" $align="end" $rowGap={3}>
          <Title>{head.title}</Title>
          <Lead>{head.lead}</Lead>
        </Split>
      </Opening>
      <CaseStudyList />
      <ReferenceCall {...closing} />
    </>
  )
}

const Title = styled(Display)`
  max-width: 12ch;
`
