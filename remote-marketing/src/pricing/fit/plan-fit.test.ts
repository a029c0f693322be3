import { describe, expect, test } from 'vitest'
import { planNames, planOrder, type PlanId } from '../../estimate/plan-features'
import type { Need } from '../../lead-context/lead-context'
import { pricingContent } from '../pricing-content'
import { fitContent } from './fit-content'
import { choicesOf, fitOf, usageOf, type FitAnswers } from './plan-fit'
import { allNeeds, withNeed } from './plan-needs'

const rows = new Map(
  pricingContent.comparison.groups.flatMap((group) =>
    group.rows.map(({ feature, values }) => [feature, values] as const),
  ),
)

/** The plan's value in the page's comparison table. */
const shown = (feature: string, plan: PlanId) => rows.get(feature)?.[plan]
const includes = (feature: string) => (plan: PlanId) => shown(feature, plan) === true
const amountIn = (feature: string, plan: PlanId) => {
  const text = String(shown(feature, plan))
  return text === 'Unlimited' ? Infinity : Number(/\d+/.exec(text)?.[0])
}

const meets: Readonly<Record<Need, (plan: PlanId) => boolean>> = {
  products: (plan) =>
    ['Cortex Companion', 'Integ', 'Data Pipelines', 'Smart Workflows', 'SCD'].every((product) =>
      includes(product)(plan),
    ),
  sso: includes('Single sign-on'),
  credits: includes('Credits for missed uptime'),
  storage: (plan) => amountIn('Storage', plan) > 1,
  archive: (plan) => amountIn('Storage', plan) > 50,
  residency: includes('Custom data residency'),
  ml: includes('ML Workbench'),
}

const holds = (plan: PlanId, answers: FitAnswers) => {
  const { users, integrations } = usageOf(answers)
  return (
    amountIn('Users', plan) >= users &&
    amountIn('Integrations', plan) >= integrations &&
    answers.needs.every((need) => meets[need](plan))
  )
}

const subsets = Array.from({ length: 2 ** allNeeds.length }, (_, bits) =>
  allNeeds.filter((_need, index) => (bits >> index) % 2 === 1),
)
const everyAnswer = choicesOf('people').flatMap((people) =>
  choicesOf('systems').flatMap((systems) => subsets.map((needs) => ({ people, systems, needs }))),
)

describe('the recommended plan', () => {
  test('is the cheapest that holds everything asked for, by the comparison on the page', () => {
    expect(everyAnswer).toHaveLength(3 * 2 * 2 ** 7)
    for (const answers of everyAnswer) {
      const cheapest = planOrder.find((plan) => holds(plan, answers))
      expect(fitOf(answers)?.plan, JSON.stringify(answers)).toBe(cheapest)
    }
  })

  test('has a reason for each answer that no cheaper plan meets, which names the plan', () => {
    for (const answers of everyAnswer) {
      const { plan, reasons } = fitOf(answers) ?? { plan: 'starter', reasons: [] }
      expect(reasons).not.toHaveLength(0)
      for (const what of reasons) {
        expect(fitContent.reason(plan, what)).toContain(planNames[plan])
      }
    }
  })

  test('waits for both amounts', () => {
    expect(fitOf({ people: '', systems: '5', needs: ['ml'] })).toBeUndefined()
    expect(fitOf({ people: '50', systems: '', needs: [] })).toBeUndefined()
  })
})

test('a need is added in the order of the list, and removed again', () => {
  const both = withNeed(['ml'], 'sso')
  expect(both).toEqual(['sso', 'ml'])
  expect(withNeed(both, 'ml')).toEqual(['sso'])
})
