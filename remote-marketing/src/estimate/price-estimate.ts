/** The monthly price in whole US dollars (specification 2, section 9). */
export const basePrice = 999

export const dimensions = {
  users: { min: 10, max: 500, step: 10, initial: 50, included: 50, pricePerExtra: 10 },
  integrations: { min: 1, max: 50, step: 1, initial: 5, included: 5, pricePerExtra: 50 },
  // 10 is not on the step grid of 1, 6, 11, …
  storage: { min: 1, max: 500, step: 5, initial: 10, included: 10, pricePerExtra: 20 },
} as const

export type Dimension = keyof typeof dimensions
export type Usage = Readonly<Record<Dimension, number>>

interface EstimateLine {
  dimension: Dimension
  extra: number
  cost: number
}

export interface Estimate {
  /** Only for amounts that exceed the plan. */
  lines: readonly EstimateLine[]
  total: number
}

export const dimensionNames = ['users', 'integrations', 'storage'] as const satisfies Dimension[]

export const initialUsage: Usage = {
  users: dimensions.users.initial,
  integrations: dimensions.integrations.initial,
  storage: dimensions.storage.initial,
}

export function estimateOf(usage: Usage): Estimate {
  const lines = dimensionNames
    .map((dimension) => lineOf(dimension, usage[dimension]))
    .filter((line) => line.cost > 0)
  return { lines, total: lines.reduce((sum, line) => sum + line.cost, basePrice) }
}

function lineOf(dimension: Dimension, amount: number): EstimateLine {
  const { included, pricePerExtra } = dimensions[dimension]
  const extra = Math.max(0, amount - included)
  return { dimension, extra, cost: extra * pricePerExtra }
}
