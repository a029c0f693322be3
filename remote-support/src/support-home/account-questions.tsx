import { Accordion } from '@fivefold/shared/ui/accordion'
import { Container, Section, Split, Stack } from '@fivefold/shared/ui/layout'
import { Headline, Lead } from '@fivefold/shared/ui/text'
import { accountQuestions } from './account-questions-content'

const { title, text, items } = accountQuestions

export function AccountQuestions() {
  return (
    <Section labelledBy="account-questions">
      <Container>
        <Split $align="start" $ratio="narrow">
          <Stack $gap={4}>
            <Headline id="account-questions">{title}</Headline>
            <Lead>{text}</Lead>
          </Stack>
          <Accordion items={items} />
        </Split>
      </Container>
    </Section>
  )
}
