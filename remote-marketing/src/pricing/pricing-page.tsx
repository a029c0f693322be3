import { staticPart } from '@fivefold/shared/loading/static-part'
import { PlanComparison } from './plan-comparison'
import { PriceCalculator } from './price-calculator'
import { pricingContent } from './pricing-content'
import { PricingFaq } from './pricing-faq'
import { useAddressQuery } from '@fivefold/shared/address/address-query'
import { createPartLoader, useLoadedPart } from '@fivefold/shared/loading/part-loader'

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

const finder = createPartLoader(() => import('./pricing-static'))

/** The questions are fetched only when an address asks for them. The anchor is there before. */
function LinkedFinder() {
  const isWanted = useAddressQuery().includes('fit=')
  const part = useLoadedPart(finder, isWanted)
  return <div id="fit">{isWanted && part && <part.PlanFinder />}</div>
}
