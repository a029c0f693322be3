import { Container, Section, Split, Stack } from '@fivefold/shared/ui/layout'
import { Headline, Lead } from '@fivefold/shared/ui/text'
import { ResponseBoard } from './response-board'
import { supportHomeContent } from './support-home-content'

const { title, text } = supportHomeContent.responseTimes

export function ResponseTimes() {
  return (
    <Section tone="surface" labelledBy="response-times">
      <Container>
        <Split $align="start" $ratio="narrow">
          <Stack $gap={4}>
            <Headline id="response-times">{title}</Headline>
            <Lead>{text}</Lead>
          </Stack>
          <ResponseBoard />
        </Split>
      </Container>
    </Section>
  )
}
