import { labelWords } from '@fivefold/shared/words/label-words'

interface FacetValues {
  values?: readonly string[]
  labelOf?: (value: string) => string
}

export interface FacetOption {
  value: string
  label: string
  count: number
}

/** The fixed values, then the others that rows have, by label. */
export function facetOptions(
  { values = [], labelOf = labelWords }: FacetValues,
  counts: ReadonlyMap<string, number> = new Map(),
): FacetOption[] {
  const option = (value: string) => ({
    value,
    label: labelOf(value),
    count: counts.get(value) ?? 0,
  })
  const others = [...counts.keys()].filter((value) => value !== '' && !values.includes(value))
  return [
    ...values.map(option),
    ...others.map(option).toSorted((one, other) => one.label.localeCompare(other.label, 'en')),
  ]
}
