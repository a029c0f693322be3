import type { Stage } from '../health/canary-health'
import { failsLessThan, isWorse, lacksReports } from './evidence'
import * as because from './because'

export interface Settings {
  /** The canary's percentage now. */
  percentage: number
  /** Hours since it has this percentage. */
  hours: number
  /** Percentages on the way to everybody. */
  steps: readonly number[]
  /** Hours that one percentage takes at least, and may take. */
  least: number
  deadline: number
  /** The probability that a canary like the live release is taken back, and that a worse one is promoted. */
  alpha: number
  /** A canary does not advance while more than this percentage of its browsers fail. */
  ceiling: number
}

export interface Decision {
  /** `undecided`: a person has to look. The canary stays as it is. */
  verdict: 'rollBack' | 'advance' | 'promote' | 'wait' | 'undecided'
  because: string
}

/** Stages share α: the same browsers are counted in each, so they cannot be one test. */
export const mostStages = 4

/** The percentage after this one; 100 is everybody. */
export const nextPercentage = ({ percentage, steps }: Pick<Settings, 'percentage' | 'steps'>) =>
  steps.find((step) => step > percentage) ?? 100

/** Decides about a canary by what its browsers have reported. @param stages all percentages that it has had, in order. */
export function decide(stages: readonly Stage[], settings: Settings): Decision {
  const { percentage, hours, least, deadline, alpha, ceiling } = settings
  const needed = Math.log(mostStages / alpha)
  const compared = stages.filter((stage) => stage.percentage > 0 && stage.percentage < 100)
  const worse = compared.slice(0, mostStages).find((stage) => isWorse(stage) >= needed)
  if (worse) return { verdict: 'rollBack', because: because.worse(worse, needed) }
  if (compared.length > mostStages)
    return { verdict: 'undecided', because: because.tooManyStages(compared.length, mostStages) }

  const stage = compared.find((each) => each.percentage === percentage)
  const isLate = hours >= deadline
  const later = isLate ? 'undecided' : 'wait'
  if (stage === undefined) return { verdict: later, because: because.silent(percentage, hours) }
  if (lacksReports(stage) >= needed)
    return { verdict: 'undecided', because: because.lacking(stage, needed) }

  const next = nextPercentage(settings)
  const ratio = tolerated(next)
  const evidence = failsLessThan(ratio, stage)
  if (evidence < needed)
    return { verdict: later, because: because.tooFew(stage, ratio, evidence, needed) }
  if (stage.canary.failing * 100 > stage.canary.started * ceiling)
    return { verdict: 'undecided', because: because.aboveCeiling(stage, ceiling) }
  if (hours < least) return { verdict: 'wait', because: because.early(stage, ratio, least) }
  return {
    verdict: next === 100 ? 'promote' : 'advance',
    because: because.better(stage, ratio, evidence, needed),
  }
}

/**
 * The ratio of error rates that the next percentage must not have: with it, the canary would double the failing
 * browsers of the site. Everybody gets a canary that is shown to fail less than twice as often.
 */
const tolerated = (next: number) => 1 + 100 / next
