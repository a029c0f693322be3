import { assert, constantFrom, nat, property, tuple } from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { Stage } from '../health/canary-health'
import { decide, type Settings } from './decide'

const settings: Settings = {
  percentage: 5,
  hours: 3,
  steps: [5, 25, 50],
  least: 0,
  deadline: 168,
  alpha: 0.01,
  ceiling: 5,
}

type Figures = readonly [started: number, failing: number, measured?: number, slow?: number]

const browsers = ([started, failing, measured = 0, slow = 0]: Figures) => ({
  started,
  failing,
  measured,
  slow,
})

const stageOf = (percentage: number, canary: Figures, live: Figures): Stage => ({
  percentage,
  canary: browsers(canary),
  live: browsers(live),
})

describe('a canary', () => {
  it.each<[string, Stage[], Partial<Settings>, string, string]>([
    [
      'that fails more often is taken back',
      [stageOf(5, [412, 41], [7900, 79])],
      {},
      'rollBack',
      'At 5 %, 41 of 412 browsers with the canary fail and 79 of 7,900 with the live release: it fails more often (evidence over 1,000,000 of 400).',
    ],
    [
      'that is slower is taken back',
      [stageOf(50, [2000, 10, 2000, 1000], [2000, 10, 2000, 500])],
      { percentage: 50 },
      'rollBack',
      'At 50 %, 1,000 of 2,000 measured browsers with the canary are slow and 500 of 2,000 with the live release: it is slower (evidence over 1,000,000 of 400).',
    ],
    [
      'is taken back for late reports of an earlier percentage, too',
      [stageOf(5, [412, 41], [7900, 79]), stageOf(25, [500, 5], [1500, 15])],
      { percentage: 25 },
      'rollBack',
      'At 5 %, 41 of 412 browsers with the canary fail and 79 of 7,900 with the live release: it fails more often (evidence over 1,000,000 of 400).',
    ],
    [
      'waits while few browsers have failed',
      [stageOf(5, [100, 1], [1900, 19])],
      {},
      'wait',
      'At 5 %, 1 of 100 browsers with the canary fail and 19 of 1,900 with the live release: too few to tell that it fails less than 5 times as often (evidence 6 of 400).',
    ],
    [
      'advances when the next percentage would not double the failing browsers',
      [stageOf(5, [412, 4], [7900, 79])],
      {},
      'advance',
      'At 5 %, 4 of 412 browsers with the canary fail and 79 of 7,900 with the live release: it fails less than 5 times as often (evidence 3,738 of 400).',
    ],
    [
      'that may advance waits for the time that a percentage takes',
      [stageOf(5, [412, 4], [7900, 79])],
      { least: 24 },
      'wait',
      'At 5 %, 4 of 412 browsers with the canary fail and 79 of 7,900 with the live release: it fails less than 5 times as often, and a percentage takes 24 hours.',
    ],
    [
      'is taken back at once, whatever time a percentage takes',
      [stageOf(5, [412, 41], [7900, 79])],
      { least: 24 },
      'rollBack',
      'At 5 %, 41 of 412 browsers with the canary fail and 79 of 7,900 with the live release: it fails more often (evidence over 1,000,000 of 400).',
    ],
    [
      'is promoted when it fails less than twice as often',
      [stageOf(50, [20_000, 200], [20_000, 200])],
      { percentage: 50 },
      'promote',
      'At 50 %, 200 of 20,000 browsers with the canary fail and 200 of 20,000 with the live release: it fails less than twice as often (evidence over 1,000,000 of 400).',
    ],
    [
      'of a percentage between the steps goes to the next step',
      [stageOf(30, [20_000, 200], [46_000, 460])],
      { percentage: 30 },
      'advance',
      'At 30 %, 200 of 20,000 browsers with the canary fail and 460 of 46,000 with the live release: it fails less than 3 times as often (evidence over 1,000,000 of 400).',
    ],
    [
      'that nobody reports waits',
      [],
      {},
      'wait',
      'At 5 %, no browser has reported a start in 3 hours.',
    ],
    [
      'that nobody reports until the deadline is undecided',
      [stageOf(25, [500, 5], [1500, 15])],
      { hours: 168.5 },
      'undecided',
      'At 5 %, no browser has reported a start in 168 hours.',
    ],
    [
      'with too few failing browsers at the deadline is undecided',
      [stageOf(5, [100, 1], [1900, 19])],
      { hours: 168 },
      'undecided',
      'At 5 %, 1 of 100 browsers with the canary fail and 19 of 1,900 with the live release: too few to tell that it fails less than 5 times as often (evidence 6 of 400).',
    ],
    [
      'whose reports are missing is undecided',
      [stageOf(5, [250, 1], [9750, 97])],
      {},
      'undecided',
      'At 5 %, 250 of 10,000 browsers that reported a start have the canary, and 500 should: reports are missing or forged (evidence over 1,000,000 of 400).',
    ],
    [
      'of a site where the live release fails, too, is undecided above the ceiling',
      [stageOf(50, [2000, 300], [2000, 300])],
      { percentage: 50 },
      'undecided',
      'At 50 %, 300 of 2,000 browsers with the canary fail: more than 5 % are too many, whatever the live release does.',
    ],
    [
      'that has had too many percentages is undecided',
      [1, 5, 10, 25, 50].map((percentage) => stageOf(percentage, [0, 0], [0, 0])),
      { percentage: 50 },
      'undecided',
      'The canary has had 5 percentages: the error of the decision is bounded for 4.',
    ],
    [
      'is not taken back for its fifth percentage, in the order of time',
      [
        ...[1, 5, 10, 25].map((percentage) => stageOf(percentage, [0, 0], [0, 0])),
        stageOf(40, [412, 41], [618, 6]),
      ],
      { percentage: 40 },
      'undecided',
      'The canary has had 5 percentages: the error of the decision is bounded for 4.',
    ],
    [
      'is taken back for its fourth percentage, in the order of time',
      [25, 10, 5, 1].map((percentage) => stageOf(percentage, [412, 41], [618, 6])),
      { percentage: 1 },
      'rollBack',
      'At 25 %, 41 of 412 browsers with the canary fail and 6 of 618 with the live release: it fails more often (evidence over 1,000,000 of 400).',
    ],
    [
      'that is a little slower stays',
      [stageOf(50, [20_000, 200, 20_000, 6_000], [20_000, 200, 20_000, 5_000])],
      { percentage: 50 },
      'promote',
      'At 50 %, 200 of 20,000 browsers with the canary fail and 200 of 20,000 with the live release: it fails less than twice as often (evidence over 1,000,000 of 400).',
    ],
    [
      'is taken back soon after its errors alone reach the limit',
      [stageOf(50, [1000, 31], [1000, 7])],
      { percentage: 50 },
      'rollBack',
      'At 50 %, 31 of 1,000 browsers with the canary fail and 7 of 1,000 with the live release: it fails more often (evidence 992 of 400).',
    ],
    [
      'for a cohort or for everybody was no comparison',
      [stageOf(0, [20, 20], [900, 9]), stageOf(5, [412, 4], [7900, 79])],
      {},
      'advance',
      'At 5 %, 4 of 412 browsers with the canary fail and 79 of 7,900 with the live release: it fails less than 5 times as often (evidence 3,738 of 400).',
    ],
  ])('%s', (_, stages, changes, verdict, because) => {
    expect(decide(stages, { ...settings, ...changes })).toEqual({ verdict, because })
  })
})

describe('whatever browsers report', () => {
  const stage = tuple(constantFrom(1, 5, 25, 50), nat(200_000), nat(60), nat(400), nat(900)).map(
    ([percentage, all, failing, liveFailing, slow]) => {
      const arm = (started: number, failed: number) =>
        [started, Math.min(failed, started), started, Math.min(slow, started)] as const
      const canaries = Math.round((all * percentage) / 100)
      return stageOf(percentage, arm(canaries, failing), arm(all - canaries, liveFailing))
    },
  )
  const rank = { rollBack: 0, undecided: 1, wait: 1, advance: 2, promote: 2 }
  const at = (each: Stage, changes: Partial<Settings> = {}) =>
    decide([each], { ...settings, percentage: each.percentage, ...changes })

  it('more failing browsers with the canary never make it better', () => {
    assert(
      property(stage, nat(1000), (each, more) => {
        const failing = Math.min(each.canary.started, each.canary.failing + more)
        const worse = { ...each, canary: { ...each.canary, failing } }
        expect(rank[at(worse).verdict]).toBeLessThanOrEqual(rank[at(each).verdict])
      }),
    )
  })

  it('more failing browsers with the live release never make it worse', () => {
    assert(
      property(stage, nat(1000), (each, more) => {
        const failing = Math.min(each.live.started, each.live.failing + more)
        const better = { ...each, live: { ...each.live, failing } }
        expect(rank[at(better).verdict]).toBeGreaterThanOrEqual(rank[at(each).verdict])
      }),
    )
  })

  it('a smaller error probability takes no further canary back, and time alone none at all', () => {
    assert(
      property(stage, (each) => {
        const { verdict } = at(each)
        const careful = at(each, { alpha: 0.001 }).verdict
        expect(careful === 'rollBack' && verdict !== 'rollBack').toBe(false)
        const late = at(each, { hours: 1e6 }).verdict
        expect(late).toBe(verdict === 'wait' ? 'undecided' : verdict)
      }),
    )
  })
})
