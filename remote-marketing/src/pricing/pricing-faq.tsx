import { Accordion } from '@fivefold/shared/ui/accordion'
import { SplitSection } from '../section/split-section'
import type { pricingContent } from './pricing-content'

export function PricingFaq({ title, lead, items }: typeof pricingContent.faq) {
  return (
    <SplitSection tone="surface" labelledBy="pricing-faq" title={title} lead={lead} ratio="4fr 7fr">
      <Accordion items={items} />
    </SplitSection>
  )
}
