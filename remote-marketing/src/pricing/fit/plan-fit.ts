import { type PlanId, planOrder } from '../../estimate/plan-features'
import { type Dimension, dimensions, initialUsage, type Usage } from '../../estimate/price-estimate'
import type { Need } from '../../lead-context/lead-context'
import { planWithNeed } from './plan-needs'
import {
  professionalStorageGb,
  professionalUsers,
  starterIntegrations,
  starterStorageGb,
  starterUsers,
} from '@fivefold/shared/facts/plan-terms'

const planLimits: Readonly<Record<PlanId, Readonly<Record<Dimension, number>>>> = {
  starter: { users: starterUsers, integrations: starterIntegrations, storage: starterStorageGb },
  professional: {
    users: professionalUsers,
    integrations: Infinity,
    storage: professionalStorageGb,
  },
  enterprise: { users: Infinity, integrations: Infinity, storage: Infinity },
}

/** Questions about an amount, by their word in the address. */
const amounts = { people: 'users', systems: 'integrations' } as const
export type AmountQuestion = keyof typeof amounts

/** An amount is a plan's limit as a text, `more` beyond the last limit, or '' if unanswered. */
export type FitAnswers = Readonly<Record<AmountQuestion, string>> & {
  readonly needs: readonly Need[]
}

export interface Fit {
  plan: PlanId
  /** The answers that no cheaper plan meets. */
  reasons: readonly (AmountQuestion | Need)[]
}

export const beyond = 'more'

/** The finite limits of the plans, ascending. */
export const limitsOf = (question: AmountQuestion): readonly number[] =>
  planOrder.map((plan) => planLimits[plan][amounts[question]]).filter(Number.isFinite)

export const choicesOf = (question: AmountQuestion): readonly string[] => [
  ...limitsOf(question).map(String),
  beyond,
]

/** The cheapest plan that meets every answer; undefined until both amounts are known. */
export function fitOf(answers: FitAnswers): Fit | undefined {
  const { people, systems, needs } = answers
  if (people === '' || systems === '') return undefined
  const firstPlans = [
    ['people', firstPlanFor('people', people)],
    ['systems', firstPlanFor('systems', systems)],
    ...needs.map((need) => [need, planWithNeed[need]] as const),
  ] as const
  const rank = Math.max(...firstPlans.map(([, plan]) => planOrder.indexOf(plan)))
  const plan = planOrder[rank] ?? 'enterprise'
  return { plan, reasons: firstPlans.filter(([, first]) => first === plan).map(([what]) => what) }
}

function firstPlanFor(question: AmountQuestion, choice: string): PlanId {
  const amount = leastOf(question, choice)
  return planOrder.find((plan) => planLimits[plan][amounts[question]] >= amount) ?? 'enterprise'
}

/** The chosen limit, or the least amount beyond the last one. */
function leastOf(question: AmountQuestion, choice: string): number {
  const step = dimensions[amounts[question]].step
  return choice === beyond ? Math.max(...limitsOf(question)) + step : Number(choice)
}

/** The answers as amounts of the calculator. */
export const usageOf = ({ people, systems, needs }: FitAnswers): Usage => ({
  users: leastOf('people', people),
  integrations: leastOf('systems', systems),
  storage: needs.includes('archive') ? planLimits.professional.storage + 1 : initialUsage.storage,
})
