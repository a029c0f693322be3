import { pricingContent } from './pricing-content'

const planIds: ReadonlySet<string> = new Set(pricingContent.plans.map(({ id }) => id))
const popular = pricingContent.plans.find((plan) => plan.popular)?.id ?? ''

/** The plan that a phone shows in the comparison; the popular one unless the address says another. */
export function planFromQuery(query: URLSearchParams) {
  const asked = query.get('plan')?.trim().toLowerCase() ?? ''
  return planIds.has(asked) ? asked : popular
}

export const planToQuery = (plan: string) => ({ plan: plan === popular ? null : plan })
