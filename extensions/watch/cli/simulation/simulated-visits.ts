import type { Stage } from '../health/canary-health'
import { binomial, geometric, type Random } from '../../../../shared/testing/seeded-random'

/** A site whose browsers report. All are parts of one, but `ratio`. */
export interface Model {
  /** Browsers with the live release that fail. */
  base: number
  /** How many times as often they fail with the canary. */
  ratio: number
  /** The base goes up and down by this part, every 10,000 visits. */
  drift?: number
  /** Browsers with the canary whose reports never arrive. */
  lost?: number
  /** Failing browsers with the live release that somebody forges, for each visit. */
  forged?: number
  /** Errors that are under way at a time: which one arrives is chance. */
  late?: number
  /** Browsers whose speed is measured, and how many times as often a canary is slow. A quarter is by definition. */
  measured?: number
  slowRatio?: number
}

const period = 10_000

/** The counts of a stage after each error. The same object changes. */
export function* simulatedVisits(model: Model, percentage: number, random: Random) {
  const { base, ratio, drift = 0, lost = 0, forged = 0, late = 0 } = model
  const share = percentage / 100
  const rate = base * (1 - share + share * ratio)
  const canaryFails = (share * ratio) / (1 - share + share * ratio)
  const canaryWorks = (share * (1 - base * ratio)) / (1 - rate)
  const most = rate * (1 + drift) + forged
  const stage: Stage = {
    percentage,
    canary: { started: 0, failing: 0, measured: 0, slow: 0 },
    live: { started: 0, failing: 0, measured: 0, slow: 0 },
  }
  const underway: Stage['canary'][] = []
  let visits = 0
  const fail = (arm: Stage['canary']) => {
    arm.started += 1
    underway.push(arm)
  }
  for (;;) {
    const working = geometric(most, random) - 1
    visits += working + 1
    start(stage, working, canaryWorks, model, random)
    const chance = random() * most
    if (chance < forged) fail(stage.live)
    else if (chance < forged + rate * (1 + drift * Math.sin((2 * Math.PI * visits) / period))) {
      const isCanary = random() < canaryFails
      if (!isCanary || random() >= lost) fail(isCanary ? stage.canary : stage.live)
    } else start(stage, 1, canaryWorks, model, random)
    if (underway.length <= late) continue
    const [arrived] = underway.splice(Math.floor(random() * underway.length), 1)
    if (arrived) arrived.failing += 1
    yield { stage, visits }
  }
}

/** Browsers that work report a start. */
function start(
  { canary, live }: Stage,
  count: number,
  canaryWorks: number,
  { lost = 0, measured = 0, slowRatio = 1 }: Model,
  random: Random,
) {
  const canaries = binomial(count, canaryWorks, random)
  for (const [arm, started, slow] of [
    [canary, binomial(canaries, 1 - lost, random), slowRatio / 4],
    [live, count - canaries, 1 / 4],
  ] as const) {
    const quick = binomial(started, measured, random)
    arm.started += started
    arm.measured += quick
    arm.slow += binomial(quick, slow, random)
  }
}
