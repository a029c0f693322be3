import {
  dimensionNames,
  dimensions,
  initialUsage,
  type Dimension,
  type Usage,
} from './price-estimate'

/** The usage that an address asks for; whatever it cannot mean falls back or is clamped. */
export function usageFromQuery(query: URLSearchParams): Usage {
  return {
    users: amountFrom(query, 'users'),
    integrations: amountFrom(query, 'integrations'),
    storage: amountFrom(query, 'storage'),
  }
}

/** What stands in the address for a usage: only what differs from the start, nothing for the start. */
export function usageToQuery(usage: Usage): Record<Dimension, string | null> {
  return {
    users: valueOf(usage, 'users'),
    integrations: valueOf(usage, 'integrations'),
    storage: valueOf(usage, 'storage'),
  }
}

/** The query string that reproduces an estimate, with every amount written out. */
export const sharedQuery = (usage: Usage) =>
  new URLSearchParams(dimensionNames.map((name) => [name, String(usage[name])])).toString()

function valueOf(usage: Usage, name: Dimension) {
  return usage[name] === initialUsage[name] ? null : String(usage[name])
}

function amountFrom(query: URLSearchParams, name: Dimension) {
  const text = query.get(name)?.trim()
  const asked = text ? Number(text) : Number.NaN
  if (!Number.isFinite(asked)) return initialUsage[name]
  return clamped(asked, name)
}

function clamped(amount: number, name: Dimension) {
  const { min, max, step } = dimensions[name]
  // storage keeps whole gigabytes: its start is off the step grid, so the grid is no limit
  const grid = name === 'storage' ? 1 : step
  return Math.min(max, Math.max(min, Math.round(amount / grid) * grid))
}
