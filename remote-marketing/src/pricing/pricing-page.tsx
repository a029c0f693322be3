import { ClosingCall } from './closing-call'
import { PlanComparison } from './plan-comparison'
import { PlanTerms } from './plan-terms'
import { Plans } from './plans'
import { PriceCalculator } from './price-calculator'
import { pricingContent } from './pricing-content'
import { PricingFaq } from './pricing-faq'

export function PricingPage() {
  const { opening, plans, readiness, terms, closing, faq } = pricingContent
  return (
    <>
      <Plans {...opening} plans={plans} />
      <PlanTerms terms={terms} readiness={readiness} />
      <PriceCalculator />
      <PlanComparison />
      <PricingFaq {...faq} />
      <ClosingCall {...closing} />
    </>
  )
}
