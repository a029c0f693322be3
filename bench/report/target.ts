import type { Estimate } from '../results/statistics'

/** One figure of one page, or of the whole where `of` is empty. */
export interface Reading {
  of: string
  value: number
  /** Where time was measured: how sure the value is. */
  spread?: Pick<Estimate, 'low' | 'high'>
}

export interface Target {
  id: string
  figure: string
  limit: number
  aim: number
  better: 'lower' | 'higher'
  format: (value: number) => string
  /** Nothing where the part was not measured. */
  readings: readonly Reading[]
}

export type Verdict = 'aim reached' | 'kept' | 'missed'

/** Of the worst page. */
export function verdictOf({ limit, aim, better, readings }: Target): Verdict {
  const isWithin = (bound: number) =>
    readings.every(({ value }) => (better === 'lower' ? value <= bound : value >= bound))
  if (isWithin(aim)) return 'aim reached'
  return isWithin(limit) ? 'kept' : 'missed'
}
