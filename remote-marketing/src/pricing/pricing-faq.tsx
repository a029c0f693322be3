import styled from 'styled-components'
import { media, token } from '@fivefold/shared/theme/tokens'
import { Accordion } from '@fivefold/shared/ui/accordion'
import { Container, Section, Stack } from '@fivefold/shared/ui/layout'
import { Headline, Lead } from '@fivefold/shared/ui/text'
import type { pricingContent } from './pricing-content'

export function PricingFaq({ title, lead, items }: typeof pricingContent.faq) {
  return (
    <Section tone="surface" labelledBy="pricing-faq">
      <Container>
        <Layout>
          <Stack>
            <Headline id="pricing-faq">{title}</Headline>
            <Lead>{lead}</Lead>
          </Stack>
          <Accordion items={items} />
        </Layout>
      </Container>
    </Section>
  )
}

const Layout = styled.div`
  display: grid;
  align-items: start;
  gap: ${token.space.head} ${token.space[16]};

  ${media.desktop} {
    grid-template-columns: 4fr 7fr;
  }
`
