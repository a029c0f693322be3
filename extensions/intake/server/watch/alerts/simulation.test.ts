import { describe, expect, test } from 'vitest'
import { isLongRun, seed, seededRandom, type Random } from '../../../../../intake/testing/seeded-random'
import { evidence, limit, type Browsers } from './evidence'

/* Years of sites, with a look after each failing browser. `LONG_RUN=1` prints the figures of docs/decisions/watch.md. */

const longTest = 3_600_000
const usualDays = 28
const remotes = 4

/** A site whose browsers fail with a probability, which goes up and down within a day and from day to day. */
interface Model {
  /** For each remote and day. */
  browsers: number
  base: number
  /** By this part. */
  withinDay?: number
  /** The standard deviation of its logarithm. */
  betweenDays?: number
}

const normal = (random: Random) =>
  Math.sqrt(-2 * Math.log1p(-random())) * Math.cos(2 * Math.PI * random())

/** The day's browsers, after each that fails. The same object changes. */
function* simulatedDay({ browsers, base, withinDay = 0, betweenDays = 0 }: Model, random: Random) {
  const rate = base * Math.exp(betweenDays * normal(random))
  const most = Math.min(1, rate * (1 + withinDay))
  const day: Browsers = { started: 0, failing: 0 }
  for (;;) {
    day.started += Math.max(1, Math.ceil(Math.log1p(-random()) / Math.log1p(-most)))
    if (day.started > browsers) break
    const now = rate * (1 + withinDay * Math.sin((2 * Math.PI * day.started) / browsers))
    if (random() * most > now) continue
    day.failing += 1
    yield day
  }
  day.started = browsers
  yield day
}

const sumOf = (days: readonly Browsers[]) =>
  days.reduce(
    (sum, day) => ({ started: sum.started + day.started, failing: sum.failing + day.failing }),
    { started: 0, failing: 0 },
  )

const plus = (one: Browsers, other: Browsers) => sumOf([one, other])

/** Alerts of one remote in a year with a release each week. */
function alertsInYear(model: Model, random: Random): number {
  const days: Browsers[] = []
  let alerts = 0
  let isTold = false
  for (let at = 0; at < usualDays + 365; at += 1) {
    const age = at % 7
    if (age === 0) isTold = false
    const usual = sumOf(days.slice(-usualDays))
    const beforeRelease = sumOf(days.slice(-usualDays, days.length - age))
    const sinceRelease = sumOf(days.slice(days.length - age))
    let last: Browsers = { started: 0, failing: 0 }
    for (const day of simulatedDay(model, random)) {
      last = day
      if (at < usualDays || isTold) continue
      isTold =
        evidence(day, usual) >= limit || evidence(plus(sinceRelease, day), beforeRelease) >= limit
      if (isTold) alerts += 1
    }
    days.push({ ...last })
  }
  return alerts
}

const usual = { browsers: 1_000, base: 0.01 }

describe('in a year without a difference', () => {
  test.each<[string, Model, runs: number]>([
    ['a site of 4,000 browsers a day', usual, 1_000],
    ['a site of 400', { ...usual, browsers: 100 }, 5_000],
    ['a site of 40,000', { ...usual, browsers: 10_000 }, 100],
    ['errors up and down by 80 % within a day', { ...usual, withinDay: 0.8 }, 500],
    ['a fifth more or less from day to day', { ...usual, betweenDays: 0.2 }, 500],
    ['a third more or less from day to day', { ...usual, betweenDays: 0.33 }, 500],
    ['one browser in a thousand fails', { ...usual, base: 0.001 }, 5_000],
  ])(
    '%s tells of none',
    (name, model, runs) => {
      const random = seededRandom(seed)
      const years = isLongRun ? runs : 2
      let alerts = 0
      for (let year = 0; year < years * remotes; year += 1) alerts += alertsInYear(model, random)
      print(name, { years, alerts })
      expect(alerts / years).toBeLessThanOrEqual(0.01)
    },
    longTest,
  )
})

describe('a release that fails more often', () => {
  test.each([
    [5, 1_000, 4_500],
    [5, 10_000, 2_600],
    [10, 100, 1_900],
    [10, 1_000, 620],
    [10, 10_000, 500],
    [30, 100, 115],
    [30, 1_000, 85],
    [30, 10_000, 75],
  ])(
    '%i times, after %i browsers a day, is told of within %i browsers',
    (ratio, browsers, most) => {
      const random = seededRandom(seed)
      const runs = isLongRun ? 2_000 : 20
      const visits = Array.from({ length: runs }, () => visitsUntilTold(browsers, ratio, random))
      const inOrder = visits.toSorted((one, other) => one - other)
      const at = (part: number) => inOrder[Math.floor(runs * part)] ?? 0
      print(`${ratio} times of ${browsers}`, { half: at(0.5), most: at(0.99) })
      expect(at(0.99)).toBeLessThanOrEqual(most)
    },
    longTest,
  )
})

/** Browsers with the release, which has the days of the one before it to be compared with. */
function visitsUntilTold(browsers: number, ratio: number, random: Random): number {
  const before = { started: usualDays * browsers, failing: 0 }
  for (let at = 0; at < before.started; at += 1) if (random() < usual.base) before.failing += 1
  const month = { browsers: usualDays * browsers, base: usual.base * ratio }
  for (const now of simulatedDay(month, random))
    if (evidence(now, before) >= limit) return now.started
  return Infinity
}

function print(name: string, figures: object) {
  if (isLongRun) console.info(`${name}: ${JSON.stringify(figures)}`)
}
