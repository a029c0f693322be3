import { choiceParam } from '@fivefold/shared/address/address-schema'
import { planNames } from '../estimate/plan-features'
import { popularPlan } from './pricing-content'

const planIds: readonly string[] = Object.keys(planNames)

/** The plan that a phone shows in the comparison; the popular one by default. */
export const planAddress = { plan: choiceParam('plan', planIds, popularPlan) }
