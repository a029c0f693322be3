import { textParam } from '@fivefold/shared/address/address-schema'
import { productNames, type ProductName } from '@fivefold/shared/theme/palette'

const initiallyShown: readonly ProductName[] = ['cortex', 'integ']

/** The compared products, in the order of the mark's petals, and the one that a phone shows first. */
export const comparisonAddress = {
  shown: {
    read: (query: URLSearchParams) => shownIn(query.get('compare')),
    write: (shown: readonly ProductName[]) => ({
      compare: shown.join() === initiallyShown.join() ? null : shown.join(),
    }),
  },
  product: textParam('product'),
}

/** The first product that a phone shows; null when none is compared. */
export const productOnPhone = (shown: readonly ProductName[], chosen: string) =>
  shown.find((product) => product === chosen) ?? shown[0] ?? null

/** The compared products after `product` is switched on or off. */
export const toggled = (shown: readonly ProductName[], product: ProductName) =>
  productNames.filter((name) => shown.includes(name) !== (name === product))

function shownIn(list: string | null) {
  if (list === null) return initiallyShown
  const names = new Set(list.split(',').map((name) => name.trim().toLowerCase()))
  const known = productNames.filter((name) => names.has(name))
  // An empty list is a choice; a list of unknown names is a mistake.
  return known.length === 0 && list.trim() !== '' ? initiallyShown : known
}
