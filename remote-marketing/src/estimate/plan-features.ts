export const planNames = {
  starter: 'Starter',
  professional: 'Professional',
  enterprise: 'Enterprise',
}
export type PlanId = keyof typeof planNames

/** The cheapest first. */
export const planOrder = ['starter', 'professional', 'enterprise'] as const satisfies PlanId[]

/** The cheapest plan with each feature; dearer plans have it, too. */
export const allProductsFrom = 'professional'
export const singleSignOnFrom = 'professional'
export const uptimeCreditsFrom = 'professional'
export const dataResidencyFrom = 'enterprise'
export const mlWorkbenchFrom = 'enterprise'
