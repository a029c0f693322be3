import { describe, expect, it } from 'vitest'
import { logEValue, logMean, ofOneGroup, ofTwoGroups, type Question } from './e-value'

const more: Question = { ratio: 1, against: [1.25, 2, 10] }
const fewer: Question = { ratio: 2, against: [0.25, 1] }

/** A canary's events beside the live release's. @param rho the canary's share. */
const compared = (canary: number, live: number, rho: number, question: Question) =>
  logEValue(canary, ofTwoGroups(canary + live, rho), question)

/** The average e-value of `count` events of two groups while the ratio of the rates is `ratio`. */
function ofTwo(count: number, rho: number, ratio: number, question: Question) {
  const p = (rho * ratio) / (1 - rho + rho * ratio)
  let [sum, choices] = [0, 1]
  for (let canary = 0; canary <= count; canary += 1) {
    const live = count - canary
    sum += choices * p ** canary * (1 - p) ** live * Math.exp(compared(canary, live, rho, question))
    choices *= live / (canary + 1)
  }
  return sum
}

/** The average e-value where `mean` events are expected, and `ratio` times as many happen. */
function ofOne(mean: number, ratio: number, question: Question) {
  let [sum, probability] = [0, Math.exp(-mean * ratio)]
  for (let count = 0; count < 200; count += 1) {
    sum += probability * Math.exp(logEValue(count, ofOneGroup(mean), question))
    probability *= (mean * ratio) / (count + 1)
  }
  return sum
}

const averages = {
  'two groups, one of 5 %': (ratio: number, question: Question) => ofTwo(30, 0.05, ratio, question),
  'two groups of one size': (ratio: number, question: Question) => ofTwo(30, 0.5, ratio, question),
  'one group': (ratio: number, question: Question) => ofOne(4, ratio, question),
}

describe.each(Object.entries(averages))('of events of %s', (_, average) => {
  it.each([
    ['more often', more, 0.5],
    ['less often', fewer, 3],
  ])(
    'is 1 on average while the ratio is that of the question, and less beyond it: %s',
    (...row) => {
      const [, question, beyond] = row
      expect(average(question.ratio, question)).toBeCloseTo(1, 9)
      expect(average(beyond, question)).toBeLessThan(1)
    },
  )
})

it('is the mean of the likelihood ratios', () => {
  // (θ/2)³ · (1.1 / (1 + 0.1 (θ − 1)))⁷ for 0.25 and 1
  const ratios = [0.125 ** 3 * (1.1 / 0.925) ** 7, 0.5 ** 3 * 1.1 ** 7]
  const mean = ratios.reduce((sum, ratio) => sum + ratio) / 2
  expect(Math.exp(compared(3, 4, 0.1, fewer))).toBeCloseTo(mean, 9)
})

it('overflows nothing in billions of browsers', () => {
  expect(compared(2e9, 1e9, 0.05, more)).toBeGreaterThan(1e9)
  expect(compared(1, 3e9, 0.05, more)).toBeLessThan(-1e6)
  expect(compared(0, 0, 0.05, more)).toBeCloseTo(0)
})

it('e-values have a mean, with weights or without', () => {
  const logs = [Math.log(10), Math.log(1000)]
  expect(Math.exp(logMean(logs))).toBeCloseTo(505)
  expect(Math.exp(logMean(logs, [0.9, 0.1]))).toBeCloseTo(109)
  expect(logMean([5000, -5000], [0.9, 0.1])).toBeCloseTo(5000 + Math.log(0.9))
})
