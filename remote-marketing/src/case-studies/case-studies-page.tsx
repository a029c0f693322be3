import styled from 'styled-components'
import { media, token } from '@fivefold/shared/theme/tokens'
import { Container } from '@fivefold/shared/ui/layout'
import { Display, Lead } from '@fivefold/shared/ui/text'
import { caseStudiesContent } from './case-studies-content'
import { CaseStudyList } from './case-study-list'
import { ReferenceCall } from './reference-call'

export function CaseStudiesPage() {
  const { head, closing } = caseStudiesContent
  return (
    <>
      <Container>
        <Opening>
          <Title>{head.title}</Title>
          <Lead>{head.lead}</Lead>
        </Opening>
      </Container>
      <CaseStudyList />
      <ReferenceCall {...closing} />
    </>
  )
}

const Opening = styled.div`
  display: grid;
  gap: ${token.space[3]};
  padding-block: ${token.space.opening} ${token.space.head};

  ${media.desktop} {
    grid-template-columns: 7fr 5fr;
    align-items: end;
    column-gap: ${token.space[16]};
  }
`

const Title = styled(Display)`
  max-width: 12ch;
`
