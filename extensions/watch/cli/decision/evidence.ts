import type { Stage } from '../health/canary-health'
import { logEValue, logMean, type Question } from './e-value'

/*
 * Questions about a canary, each answered with the logarithm of an e-value. docs/decisions/watch.md
 * has the reasons for the numbers.
 */

const moreErrors: Question = { ratio: 1, against: [1.25, 1.5, 2, 3, 5, 10, 30] }

/** A canary is not cached, and its pages are drawn late, so some slowness is not its fault. */
const slower: Question = { ratio: 1.25, against: [1.5, 2, 3, 4] }

const otherStarts: Question = { ratio: 1, against: [0.5, 0.8, 0.9, 0.95, 1.05, 1.1, 1.25, 2] }

const fewerErrors = [0.25, 0.5, 0.75, 1]

const share = ({ percentage }: Stage) => percentage / 100

const counts = ({ canary, live }: Stage, of: keyof Stage['canary']) => ({
  canary: canary[of],
  live: live[of],
})

export const failsMore = (stage: Stage) =>
  logEValue(counts(stage, 'failing'), share(stage), moreErrors)

export const isSlower = (stage: Stage) => logEValue(counts(stage, 'slow'), share(stage), slower)

/** The canary is worse than the live release. */
export const isWorse = (stage: Stage) => logMean([failsMore(stage), isSlower(stage)], [0.9, 0.1])

/** The browsers that have reported a start are not those that got the canary. */
export const lacksReports = (stage: Stage) =>
  logEValue(counts(stage, 'started'), share(stage), otherStarts)

/** The canary fails less than `ratio` times as often as the live release. */
export const failsLessThan = (ratio: number, stage: Stage) =>
  logEValue(counts(stage, 'failing'), share(stage), { ratio, against: fewerErrors })
