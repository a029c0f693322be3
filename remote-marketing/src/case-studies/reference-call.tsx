import styled from 'styled-components'
import { token } from '@fivefold/shared/theme/tokens'
import { Container, Section } from '@fivefold/shared/ui/layout'
import { Headline, Lead } from '@fivefold/shared/ui/text'
import { ButtonPair } from '../section/button-pair'
import type { caseStudiesContent } from './case-studies-content'

export function ReferenceCall({ title, text, demo, solutions }: typeof caseStudiesContent.closing) {
  return (
    <Section tone="ink" labelledBy="reference-call">
      <Container>
        <Middle>
          <Headline id="reference-call">{title}</Headline>
          <Lead>{text}</Lead>
          <ButtonPair primary={demo} secondary={solutions} centred />
        </Middle>
      </Container>
    </Section>
  )
}

const Middle = styled.div`
  display: grid;
  justify-items: center;
  gap: ${token.space[6]};
  text-align: center;
`
