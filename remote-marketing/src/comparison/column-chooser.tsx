import styled from 'styled-components'
import { SelectField } from '@fivefold/shared/fields/field'
import { media, token } from '@fivefold/shared/theme/tokens'

export interface ComparisonColumn {
  id: string
  name: string
}

interface ColumnChooserProps {
  label: string
  columns: readonly ComparisonColumn[]
  chosen: string
  onChoose: (columnId: string) => void
}

/** Chooses the columns on phones, which show two of them. */
export function ColumnChooser({ label, columns, chosen, onChoose }: ColumnChooserProps) {
  return (
    <PhoneOnly data-print="hide">
      <SelectField
        label={label}
        name="column"
        options={columns.map(({ id, name }) => ({ value: id, label: name }))}
        value={chosen}
        onChange={(event) => onChoose(event.target.value)}
      />
    </PhoneOnly>
  )
}

const PhoneOnly = styled.div`
  margin-block-end: ${token.space[6]};

  ${media.tablet} {
    display: none;
  }
`
