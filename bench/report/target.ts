import type { Estimate } from '../results/statistics'

/** The figure of one page, or of the whole site if `of` is ''. */
export interface Reading {
  of: string
  value: number
  /** The confidence interval, for times. */
  spread?: Pick<Estimate, 'low' | 'high'>
}

export interface Target {
  figure: string
  limit: number
  aim: number
  better: 'lower' | 'higher'
  format: (value: number) => string
  /** Empty if the part was not measured. */
  readings: readonly Reading[]
}

export type Verdict = 'aim reached' | 'kept' | 'missed'

/** The verdict of the worst page. */
export function verdictOf({ limit, aim, better, readings }: Target): Verdict {
  const isWithin = (bound: number) =>
    readings.every(({ value }) => (better === 'lower' ? value <= bound : value >= bound))
  if (isWithin(aim)) return 'aim reached'
  return isWithin(limit) ? 'kept' : 'missed'
}

type Format = Target['format']

export const atMost = (limit: number, aim: number, format: Format) =>
  ({ limit, aim, format, better: 'lower' }) as const

export const atLeast = (limit: number, aim: number, format: Format) =>
  ({ limit, aim, format, better: 'higher' }) as const
