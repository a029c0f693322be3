import { trimmedTextParam } from '@fivefold/shared/address/address-schema'
import { folded } from '@fivefold/shared/words/folded'
import type { Resource } from '@fivefold/shared/domain/library/library'

/** `Whitepapers`, `whitepapers` and `whitepaper` are one category. */
const keyOf = (name: string) => folded(name.trim()).replace(/s$/, '')

export const libraryAddress = { category: trimmedTextParam('category', 60) }

export const isSameCategory = (one: string, other: string) => keyOf(one) === keyOf(other)

/** Resources of a category or type; '' means all. */
export function resourcesIn(resources: readonly Resource[], category: string) {
  if (!category) return resources
  return resources.filter(
    (resource) =>
      isSameCategory(resource.category, category) || isSameCategory(resource.type, category),
  )
}

/** Each category once, in alphabetical order. */
export function categoriesOf(resources: readonly Resource[]) {
  const names = resources.map((resource) => resource.category).filter(Boolean)
  return [...new Set(names)].toSorted((one, other) => one.localeCompare(other, 'en'))
}
