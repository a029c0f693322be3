import { Chip } from '@fivefold/shared/ui/chip'
import { ChipCount } from '@fivefold/shared/ui/chip-count'
import { ChipRow } from '@fivefold/shared/ui/chip-row'

interface Choice {
  value: string
  label: string
  count?: number | undefined
}

interface ChoiceChipsProps {
  label: string
  choices: readonly Choice[]
  chosen: string
  onChoose: (value: string) => void
}

export function ChoiceChips({ label, choices, chosen, onChoose }: ChoiceChipsProps) {
  return (
    <ChipRow label={label}>
      {choices.map((choice) => (
        <Chip
          key={choice.value}
          pressed={choice.value === chosen}
          onClick={() => onChoose(choice.value)}
        >
          {choice.label}
          {choice.count !== undefined && <ChipCount count={choice.count} />}
        </Chip>
      ))}
    </ChipRow>
  )
}
