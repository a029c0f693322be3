import { Accordion } from '@fivefold/shared/ui/accordion'
import { ContainedSection, Split, Stack } from '@fivefold/shared/ui/layout'
import { Headline, Lead } from '@fivefold/shared/ui/text'
import type { pricingContent } from './pricing-content'

export function PricingFaq({ title, lead, items }: typeof pricingContent.faq) {
  return (
    <ContainedSection tone="surface" labelledBy="pricing-faq">
      <Split $ratio="4fr 7fr" $align="start">
        <Stack>
          <Headline id="pricing-faq">{title}</Headline>
          <Lead>{lead}</Lead>
        </Stack>
        <Accordion items={items} />
      </Split>
    </ContainedSection>
  )
}
