import { expect, it } from 'vitest'
import { verdictOf, type Target } from './target'

const target: Target = {
  figure: 'LCP',
  limit: 1.1,
  aim: 1,
  better: 'lower',
  format: String,
  readings: [],
}

const verdict = (values: number[], fields: Partial<Target> = {}) =>
  verdictOf({ ...target, ...fields, readings: values.map((value) => ({ of: '/', value })) })

it('judges by the worst page', () => {
  expect(verdict([0.9, 1])).toBe('aim reached')
  expect(verdict([0.9, 1.1])).toBe('kept')
  expect(verdict([0.9, 1.101])).toBe('missed')
})

it('supports figures where more is better', () => {
  const speed = { limit: 1.8, aim: 2.5, better: 'higher' } as const
  expect(verdict([3, 2.5], speed)).toBe('aim reached')
  expect(verdict([3, 1.8], speed)).toBe('kept')
  expect(verdict([3, 1.7], speed)).toBe('missed')
})
