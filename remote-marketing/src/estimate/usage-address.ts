import type { AddressParam } from '@fivefold/shared/address/address-schema'
import {
  dimensionNames,
  dimensions,
  initialUsage,
  type Dimension,
  type Usage,
} from './price-estimate'

/** An amount stands in the address where it differs from the start; what it cannot be is clamped. */
const amountParam = (name: Dimension): AddressParam<number> => ({
  read(query) {
    const text = query.get(name)?.trim()
    const asked = text ? Number(text) : Number.NaN
    return Number.isFinite(asked) ? clamped(asked, name) : initialUsage[name]
  },
  write: (amount) => ({ [name]: amount === initialUsage[name] ? null : String(amount) }),
})

export const usageAddress = {
  users: amountParam('users'),
  integrations: amountParam('integrations'),
  storage: amountParam('storage'),
}

/** The query string that reproduces an estimate, with every amount written out. */
export const sharedQuery = (usage: Usage) =>
  new URLSearchParams(dimensionNames.map((name) => [name, String(usage[name])])).toString()

function clamped(amount: number, name: Dimension) {
  const { min, max, step } = dimensions[name]
  // storage keeps whole gigabytes: its start is off the step grid, so the grid is no limit
  const grid = name === 'storage' ? 1 : step
  return Math.min(max, Math.max(min, Math.round(amount / grid) * grid))
}
