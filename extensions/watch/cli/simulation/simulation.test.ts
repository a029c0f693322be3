import { describe, expect, it } from 'vitest'
import { mostStages } from '../decision/decide'
import { failsLessThan, isWorse } from '../decision/evidence'
import type { Stage } from '../health/canary-health'
import { seededRandom } from '../../../../shared/testing/seeded-random'
import { simulatedRollOut, type Outcome } from './simulated-roll-out'
import { simulatedVisits, type Model } from './simulated-visits'

/* Roll-outs by the code that decides. `LONG_RUN=1` prints the figures of docs/decisions/watch.md. */

const isLong = process.env['LONG_RUN'] === '1'
const seed = Number(process.env['SEED'] ?? 1)
const alpha = 0.01
const settings = { steps: [5, 25, 50], alpha, ceiling: 5 }
const mostVisits = 1_000_000
const longTest = 3_600_000

type Verdict = Outcome['verdict']
type Bounds = readonly [verdict: Verdict, least: number, most: number][]

const same = { base: 0.01, ratio: 1 }
const doubled = { base: 0.01, ratio: 2 }

const never = 0.013
const isPromoted: Bounds = [
  ['rollBack', 0, never],
  ['promote', 0.98, 1],
]
const isTakenBack: Bounds = [
  ['promote', 0, never],
  ['rollBack', 0.98, 1],
]
const staysCanary: Bounds = [
  ['promote', 0, 0.001],
  ['undecided', 0.98, 1],
]

describe('a look after every error', () => {
  it.each<[name: string, model: Model, bounds: Bounds]>([
    ['no difference', same, isPromoted],
    ['no difference, errors up and down by 80 %', { ...same, drift: 0.8 }, isPromoted],
    ['no difference, speed of each tenth browser', { ...same, measured: 0.1 }, isPromoted],
    ['no difference, 50 errors under way', { ...same, late: 50 }, isPromoted],
    ['half of the errors', { base: 0.01, ratio: 0.5 }, isPromoted],
    ['half more errors, for which nothing is promised', { base: 0.01, ratio: 1.5 }, []],
    ['doubled errors', doubled, isTakenBack],
    ['doubled errors, up and down by 80 %', { ...doubled, drift: 0.8 }, isTakenBack],
    ['doubled errors, 50 of them under way', { ...doubled, late: 50 }, isTakenBack],
    ['20 times the errors', { base: 0.01, ratio: 20 }, isTakenBack],
    // One of fifty visitors opens that page, or one of twenty browsers fails in two visits of five.
    ['errors on one page, or in one kind of browser', { base: 0.01, ratio: 3 }, isTakenBack],
    [
      'three times as many slow browsers, each tenth measured',
      { ...same, measured: 0.1, slowRatio: 3 },
      [['rollBack', 0.9, 1]],
    ],
    ['a tenth of the canary’s reports lost', { ...same, lost: 0.1 }, [['promote', 0, 0.4]]],
    ['three in ten of the canary’s reports lost', { ...same, lost: 0.3 }, staysCanary],
    [
      '20 times the errors, hidden by forged errors of the live release',
      { base: 0.01, ratio: 20, forged: 0.19 },
      staysCanary,
    ],
  ])(
    '%s',
    (name, model, bounds) => {
      const random = seededRandom(seed)
      const runs = isLong ? 20_000 : 20
      const outcomes = Array.from({ length: runs }, () =>
        simulatedRollOut(model, settings, mostVisits, random),
      )
      const part = (verdict: Verdict) =>
        outcomes.filter((outcome) => outcome.verdict === verdict).length / runs
      print(name, {
        rolledBack: part('rollBack'),
        promoted: part('promote'),
        undecided: part('undecided'),
        ...quantiles(outcomes.map(({ visits }) => visits)),
      })
      for (const [verdict, least, most] of bounds) {
        expect(part(verdict), verdict).toBeGreaterThanOrEqual(isLong ? least : least - 0.1)
        expect(part(verdict), verdict).toBeLessThanOrEqual(isLong ? most : most + 0.1)
      }
    },
    longTest,
  )
})

/** The limit of one stage, and that of a roll-out whose only stage this is. */
const limits = [Math.log(mostStages / alpha), Math.log(1 / alpha)] as const

describe('a canary without a difference that is looked at for long', () => {
  it.each([
    [5, {}],
    [50, { drift: 0.8 }],
  ])(
    'is taken back as rarely as promised: %i %%, %j',
    (percentage, drift) => {
      const random = seededRandom(seed)
      const [runs, errors] = isLong ? [20_000, 2_000] : [100, 500]
      const highest = Array.from({ length: runs }, () => {
        let evidence = 0
        let looks = 0
        for (const { stage } of simulatedVisits({ ...same, ...drift }, percentage, random)) {
          evidence = Math.max(evidence, isWorse(stage))
          if ((looks += 1) === errors) break
        }
        return evidence
      })
      const [one, all] = limits.map((limit) => highest.filter((log) => log >= limit).length / runs)
      print(`no difference for ${errors} errors at ${percentage} %`, { one, all })
      expect(one).toBeLessThanOrEqual(isLong ? 0.0035 : 0.02)
      expect(all).toBeLessThanOrEqual(isLong ? 0.012 : 0.03)
    },
    longTest,
  )
})

/** Visits within which 99 % of the runs are decided, at 1, 5, 25 and 50 % (docs/decisions/watch.md). */
const found: readonly [name: string, model: Model, visits: readonly number[]][] = [
  ['doubled from 1 %', doubled, [530_000, 114_000, 29_000, 22_500]],
  ['doubled from 0.1 %', { base: 0.001, ratio: 2 }, [5_500_000, 1_160_000, 300_000, 220_000]],
  ['twentyfold from 1 %', { base: 0.01, ratio: 20 }, [7_100, 1_500, 390, 305]],
  ['no difference at 1 %', same, [640_000, 136_000, 41_000, 36_000]],
]

describe('a difference is found', () => {
  const asks = (model: Model) => (stage: Stage) =>
    model.ratio === 1 ? failsLessThan(2, stage) : isWorse(stage)
  const cases = found.flatMap(([name, model, visits]) =>
    [1, 5, 25, 50].map((percentage, index) => ({
      name,
      model,
      percentage,
      most: visits[index] ?? 0,
    })),
  )
  it.each(isLong ? cases : cases.filter(({ percentage }) => percentage > 5))(
    '$name at $percentage % within $most visits',
    ({ name, model, percentage, most }) => {
      const random = seededRandom(seed)
      // In the long runs these two take ten times the errors, or the steps from one to the next.
      const isSlow = percentage === 1 || model.base < 0.01
      const runs = isLong ? (isSlow ? 2_000 : 20_000) : 50
      const evidence = asks(model)
      const one: number[] = []
      const all: number[] = []
      for (let run = 0; run < runs; run += 1)
        for (const { stage, visits } of simulatedVisits(model, percentage, random)) {
          const log = evidence(stage)
          if (log >= limits[1] && all.length === run) all.push(visits)
          if (log < limits[0]) continue
          one.push(visits)
          break
        }
      print(`${name} at ${percentage} %`, { one: quantiles(one).most, all: quantiles(all).most })
      const part = one.filter((count) => count <= most).length / runs
      expect(part).toBeGreaterThan(isLong ? 0.988 : 0.93)
    },
    longTest,
  )
})

function quantiles(values: readonly number[]) {
  const inOrder = values.toSorted((one, other) => one - other)
  const at = (part: number) => inOrder[Math.floor(inOrder.length * part)] ?? 0
  return { half: at(0.5), most: at(0.99) }
}

function print(name: string, figures: object) {
  if (isLong) console.info(`${name}: ${JSON.stringify(figures)}`)
}
