import { assert, constantFrom, double, nat, property, record } from 'fast-check'
import { expect, it } from 'vitest'
import { logEValue, logMean, type Question } from './e-value'

const more: Question = { ratio: 1, against: [1.25, 2, 10] }
const fewer: Question = { ratio: 2, against: [0.25, 1] }

const counts = record({ canary: nat(40), live: nat(40) })
const share = double({ min: 0.01, max: 0.9, noNaN: true })

it('is the mean of likelihood ratios of the paper', () => {
  assert(
    property(counts, share, constantFrom(more, fewer), ({ canary, live }, rho, question) => {
      const m = question.ratio
      const ratios = question.against.map(
        (theta) =>
          (theta / m) ** canary *
          ((1 + rho * (m - 1)) / (1 + rho * (theta - 1))) ** (canary + live),
      )
      const mean = ratios.reduce((sum, ratio) => sum + ratio) / ratios.length
      expect(Math.exp(logEValue({ canary, live }, rho, question)) / mean).toBeCloseTo(1, 9)
    }),
  )
})

/** The expected e-value of `count` events while the ratio of the rates is `ratio`. */
function expected(count: number, rho: number, ratio: number, question: Question) {
  const p = (rho * ratio) / (1 - rho + rho * ratio)
  let [sum, choices] = [0, 1]
  for (let canary = 0; canary <= count; canary += 1) {
    const live = count - canary
    sum +=
      choices * p ** canary * (1 - p) ** live * Math.exp(logEValue({ canary, live }, rho, question))
    choices *= live / (canary + 1)
  }
  return sum
}

it.each([
  ['more often', more, 0.5],
  ['less often', fewer, 3],
])(
  'is 1 on average while the ratio is the asked one, and less beyond it: %s',
  (_, question, beyond) => {
    for (const rho of [0.05, 0.5]) {
      expect(expected(30, rho, question.ratio, question)).toBeCloseTo(1, 9)
      expect(expected(30, rho, beyond, question)).toBeLessThan(1)
    }
  },
)

it('overflows nothing in billions of browsers', () => {
  expect(logEValue({ canary: 2e9, live: 1e9 }, 0.05, more)).toBeGreaterThan(1e9)
  expect(logEValue({ canary: 1, live: 3e9 }, 0.05, more)).toBeLessThan(-1e6)
  expect(logEValue({ canary: 0, live: 0 }, 0.05, more)).toBeCloseTo(0)
})

it('e-values have a mean, with weights or without', () => {
  const logs = [Math.log(10), Math.log(1000)]
  expect(Math.exp(logMean(logs))).toBeCloseTo(505)
  expect(Math.exp(logMean(logs, [0.9, 0.1]))).toBeCloseTo(109)
  expect(logMean([5000, -5000], [0.9, 0.1])).toBeCloseTo(5000 + Math.log(0.9))
})
