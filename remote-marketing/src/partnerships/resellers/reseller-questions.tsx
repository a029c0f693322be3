import { Accordion } from '@fivefold/shared/ui/accordion'
import { Container, Section } from '@fivefold/shared/ui/layout'
import { Headline } from '@fivefold/shared/ui/text'
import { token } from '@fivefold/shared/theme/tokens'
import styled from 'styled-components'
import { resellersContent } from './resellers-content'

const { questions } = resellersContent

export function ResellerQuestions() {
  return (
    <Section labelledBy="questions-title">
      <Container>
        <Column>
          <Headline id="questions-title">{questions.title}</Headline>
          <Accordion items={questions.items} />
        </Column>
      </Container>
    </Section>
  )
}

const Column = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${token.space.head};
  max-width: 48rem;
  margin-inline: auto;
`
