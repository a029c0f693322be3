import type { Stage } from '../health/canary-health'
import { failsMore, isSlower, lacksReports } from './evidence'

/* Sentences about decisions. Evidence is an e-value, next to the one that is needed. */

export function worse(stage: Stage, needed: number): string {
  if (failsMore(stage) >= isSlower(stage))
    return `${failing(stage)}: it fails more often (${evidence(failsMore(stage), needed)}).`
  const { percentage, canary, live } = stage
  return (
    `At ${percentage} %, ${part(canary.slow, canary.measured)} measured browsers with the canary are slow and ` +
    `${part(live.slow, live.measured)} with the live release: it is slower (${evidence(isSlower(stage), needed)}).`
  )
}

export const better = (stage: Stage, ratio: number, log: number, needed: number) =>
  `${failing(stage)}: it fails less than ${times(ratio)} as often (${evidence(log, needed)}).`

export const early = (stage: Stage, ratio: number, least: number) =>
  `${failing(stage)}: it fails less than ${times(ratio)} as often, and a percentage takes ${number(least)} hours.`

export const tooFew = (stage: Stage, ratio: number, log: number, needed: number) =>
  `${failing(stage)}: too few to tell that it fails less than ${times(ratio)} as often ` +
  `(${evidence(log, needed)}).`

export const aboveCeiling = ({ percentage, canary }: Stage, ceiling: number) =>
  `At ${percentage} %, ${part(canary.failing, canary.started)} browsers with the canary fail: more than ` +
  `${ceiling} % are too many, whatever the live release does.`

export function lacking(stage: Stage, needed: number): string {
  const { percentage, canary, live } = stage
  const all = canary.started + live.started
  const expected = Math.round((all * percentage) / 100)
  return (
    `At ${percentage} %, ${part(canary.started, all)} browsers that reported a start have the canary, and ` +
    `${number(expected)} should: reports are missing or forged (${evidence(lacksReports(stage), needed)}).`
  )
}

export const silent = (percentage: number, hours: number) =>
  `At ${percentage} %, no browser has reported a start in ${number(Math.floor(hours))} hours.`

export const tooManyStages = (count: number, most: number) =>
  `The canary has had ${count} percentages: the error of the decision is bounded for ${most}.`

const failing = ({ percentage, canary, live }: Stage) =>
  `At ${percentage} %, ${part(canary.failing, canary.started)} browsers with the canary fail and ` +
  `${part(live.failing, live.started)} with the live release`

const evidence = (log: number, needed: number) => `evidence ${value(log)} of ${value(needed)}`

/** An e-value in whole numbers, where its size matters. */
const value = (log: number) =>
  log > Math.log(1e6) ? 'over 1,000,000' : number(Math.round(Math.exp(log)))

const times = (ratio: number) => (ratio === 2 ? 'twice' : `${number(ratio)} times`)

const part = (some: number, all: number) => `${number(some)} of ${number(all)}`

const { format: number } = new Intl.NumberFormat('en-US', { maximumFractionDigits: 1 })
