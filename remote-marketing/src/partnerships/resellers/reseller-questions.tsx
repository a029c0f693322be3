import { Accordion } from '@fivefold/shared/ui/accordion'
import { Container, Section, Split } from '@fivefold/shared/ui/layout'
import { Headline } from '@fivefold/shared/ui/text'
import { resellersContent } from './resellers-content'

const { questions } = resellersContent

export function ResellerQuestions() {
  return (
    <Section labelledBy="questions-title">
      <Container>
        <Split $ratio="narrow" $align="start">
          <Headline id="questions-title">{questions.title}</Headline>
          <Accordion items={questions.items} />
        </Split>
      </Container>
    </Section>
  )
}
