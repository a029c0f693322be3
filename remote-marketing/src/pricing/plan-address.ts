import { choiceParam } from '@fivefold/shared/address/address-schema'
import { pricingContent } from './pricing-content'

const planIds: readonly string[] = pricingContent.plans.map(({ id }) => id)
const popular = pricingContent.plans.find((plan) => plan.popular)?.id ?? ''

/** The plan that a phone shows in the comparison; the popular one unless the address says another. */
export const planAddress = { plan: choiceParam('plan', planIds, popular) }
