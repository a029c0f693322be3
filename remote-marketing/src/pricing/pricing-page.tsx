import { staticPart } from '@fivefold/shared/loading/static-part'
import { LinkedFinder } from './linked-finder'
import { PlanComparison } from './plan-comparison'
import { PriceCalculator } from './price-calculator'
import { pricingContent } from './pricing-content'
import { PricingFaq } from './pricing-faq'

const Opening = staticPart('pricing-opening', () =>
  import('./pricing-static').then((m) => m.Opening),
)
const Closing = staticPart('pricing-closing', () =>
  import('./pricing-static').then((m) => m.Closing),
)

export function PricingPage() {
  return (
    <>
      <Opening />
      <LinkedFinder />
      <PriceCalculator />
      <PlanComparison />
      <PricingFaq {...pricingContent.faq} />
      <Closing />
    </>
  )
}
