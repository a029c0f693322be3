import type { Stage } from '../health/canary-health'
import { decide, nextPercentage, type Decision, type Settings } from '../decision/decide'
import type { Random } from '../../../../shared/testing/seeded-random'
import { simulatedVisits, type Model } from './simulated-visits'

export interface Outcome {
  verdict: Exclude<Decision['verdict'], 'advance' | 'wait'>
  visits: number
}

/** A roll-out from its first step to its end, with a look after every error. */
export function simulatedRollOut(
  model: Model,
  settings: Pick<Settings, 'steps' | 'alpha' | 'ceiling'>,
  mostVisits: number,
  random: Random,
): Outcome {
  const before: Stage[] = []
  let total = 0
  for (let percentage = settings.steps[0] ?? 0; ;) {
    for (const { stage, visits } of simulatedVisits(model, percentage, random)) {
      const late = { hours: total + visits, least: 0, deadline: mostVisits }
      const { verdict } = decide([...before, stage], { ...settings, ...late, percentage })
      if (verdict === 'wait') continue
      if (verdict !== 'advance') return { verdict, visits: total + visits }
      before.push(structuredClone(stage))
      total += visits
      break
    }
    percentage = nextPercentage({ ...settings, percentage })
  }
}
