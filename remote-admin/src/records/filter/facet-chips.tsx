import { Chip } from '@fivefold/shared/ui/chip'
import { ChipCount } from '@fivefold/shared/ui/chip-count'
import { ChipRow } from '@fivefold/shared/ui/chip-row'
import type { FacetOption } from './facet-options'
import { filterContent } from './filter-content'

interface FacetChipsProps {
  label: string
  chosen: string
  options: readonly FacetOption[]
  onChoose: (value: string) => void
}

export function FacetChips({ label, chosen, options, onChoose }: FacetChipsProps) {
  const all = options.reduce((sum, { count }) => sum + count, 0)
  const chips = [{ value: '', label: filterContent.all, count: all }, ...options]
  return (
    <ChipRow label={label}>
      {chips.map((chip) => (
        <Chip key={chip.value} pressed={chip.value === chosen} onClick={() => onChoose(chip.value)}>
          {chip.label}
          <ChipCount count={chip.count} />
        </Chip>
      ))}
    </ChipRow>
  )
}
