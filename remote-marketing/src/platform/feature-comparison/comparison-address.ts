import { textParam } from '@fivefold/shared/address/address-schema'
import { productNames, type ProductName } from '@fivefold/shared/theme/palette'

const initiallyShown: readonly ProductName[] = ['cortex', 'integ']

/** The products to compare, in the order of the mark's petals, and the one that a phone shows first. */
export const comparisonAddress = {
  shown: {
    read: (query: URLSearchParams) => shownIn(query.get('compare')),
    write: (shown: readonly ProductName[]) => ({
      compare: shown.join() === initiallyShown.join() ? null : shown.join(),
    }),
  },
  product: textParam('product'),
}

/** The one that a phone shows; null when none is chosen. */
export const productOnPhone = (shown: readonly ProductName[], asked: string) =>
  shown.find((product) => product === asked) ?? shown[0] ?? null

/** The products to compare after one of them was switched on or off. */
export const toggled = (shown: readonly ProductName[], product: ProductName) =>
  productNames.filter((name) => shown.includes(name) !== (name === product))

function shownIn(list: string | null) {
  if (list === null) return initiallyShown
  const asked = new Set(list.split(',').map((name) => name.trim().toLowerCase()))
  const known = productNames.filter((name) => asked.has(name))
  // an empty list is a choice; a list of unknown names is a mistake
  return known.length === 0 && list.trim() !== '' ? initiallyShown : known
}
