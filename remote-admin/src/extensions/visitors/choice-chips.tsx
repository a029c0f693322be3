import { Chip } from '@fivefold/shared/ui/chip'
import { ChipCount } from '@fivefold/shared/ui/chip-count'
import { ChipRow } from '@fivefold/shared/ui/chip-row'

interface ChoiceChipsProps {
  label: string
  /** Names by value, in their order. */
  choices: Readonly<Record<string, string>>
  chosen: string
  counts?: Readonly<Record<string, number>> | undefined
  onChoose: (value: string) => void
}

export function ChoiceChips({ label, choices, chosen, counts, onChoose }: ChoiceChipsProps) {
  return (
    <ChipRow label={label}>
      {Object.entries(choices).map(([value, name]) => (
        <Chip key={value} pressed={value === chosen} onClick={() => onChoose(value)}>
          {name}
          {counts && <ChipCount count={counts[value] ?? 0} />}
        </Chip>
      ))}
    </ChipRow>
  )
}
