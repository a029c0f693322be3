import type { AddressParam } from '@fivefold/shared/address/address-schema'
import {
  dimensionNames,
  dimensions,
  initialUsage,
  type Dimension,
  type Usage,
} from './price-estimate'

/** The address names only amounts that differ from the initial ones; reading clamps to the limits. */
const amountParam = (name: Dimension): AddressParam<number> => ({
  read(query) {
    const text = query.get(name)?.trim()
    const amount = text ? Number(text) : Number.NaN
    return Number.isFinite(amount) ? clamped(amount, name) : initialUsage[name]
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
  // Storage starts off its step grid, so it is rounded to whole gigabytes instead.
  const grid = name === 'storage' ? 1 : step
  return Math.min(max, Math.max(min, Math.round(amount / grid) * grid))
}
