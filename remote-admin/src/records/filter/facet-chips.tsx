import { ChoiceChips } from './choice-chips'
import type { FacetOption } from './facet-options'
import { filterContent } from './filter-content'

interface FacetChipsProps {
  label: string
  chosen: string
  options: readonly FacetOption[]
  onChoose: (value: string) => void
}

export function FacetChips({ options, ...rest }: FacetChipsProps) {
  const count = options.reduce((sum, option) => sum + option.count, 0)
  return (
    <ChoiceChips {...rest} choices={[{ value: '', label: filterContent.all, count }, ...options]} />
  )
}
