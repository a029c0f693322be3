import { ClosingCall } from './closing-call'
import { PlanTerms } from './plan-terms'
import { Plans } from './plans'
import { plansContent } from './plans-content'

export function Opening() {
  const { opening, plans, readiness, terms } = plansContent
  return (
    <>
      <Plans {...opening} plans={plans} />
      <PlanTerms terms={terms} readiness={readiness} />
    </>
  )
}

export const Closing = () => <ClosingCall {...plansContent.closing} />

export { PlanFinder } from './fit/plan-finder'
