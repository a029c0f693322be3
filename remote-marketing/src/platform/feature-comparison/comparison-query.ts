import { productNames, type ProductName } from '@fivefold/shared/theme/palette'

export interface ProductComparison {
  /** In the order of the mark's petals. */
  shown: readonly ProductName[]
  /** The one that a phone shows; null when none is chosen. */
  onPhone: ProductName | null
}

const initiallyShown: readonly ProductName[] = ['cortex', 'integ']

/** The products that an address asks to compare: Cortex and Integ unless it names others. */
export function comparisonFromQuery(query: URLSearchParams): ProductComparison {
  const shown = shownIn(query.get('compare'))
  const asked = shown.find((product) => product === query.get('product'))
  return { shown, onPhone: asked ?? shown[0] ?? null }
}

/** The address after a product was switched on or off. */
export function toggledQuery(shown: readonly ProductName[], product: ProductName) {
  const next = productNames.filter((name) => shown.includes(name) !== (name === product))
  const initial = next.join() === initiallyShown.join()
  return { compare: initial ? null : next.join(',') }
}

function shownIn(list: string | null) {
  if (list === null) return initiallyShown
  const asked = new Set(list.split(',').map((name) => name.trim().toLowerCase()))
  const known = productNames.filter((name) => asked.has(name))
  // an empty list is a choice; a list of unknown names is a mistake
  return known.length === 0 && list.trim() !== '' ? initiallyShown : known
}
