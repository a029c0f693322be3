import styled from 'styled-components'
import { token } from '@fivefold/shared/theme/tokens'
import { Accordion } from '@fivefold/shared/ui/accordion'
import { Container, Section, Stack } from '@fivefold/shared/ui/layout'
import { Headline, Lead } from '@fivefold/shared/ui/text'
import type { contactContent } from './contact-content'

export function ContactFaq({ title, lead, items }: typeof contactContent.faq) {
  return (
    <Section tone="surface" labelledBy="contact-faq">
      <Container>
        <Middle>
          <Stack $gap={3} $align="center">
            <Headline id="contact-faq">{title}</Headline>
            <Lead>{lead}</Lead>
          </Stack>
          <Accordion items={items} />
        </Middle>
      </Container>
    </Section>
  )
}

const Middle = styled.div`
  display: grid;
  gap: ${token.space.head};
  width: min(46rem, 100%);
  margin-inline: auto;
`
