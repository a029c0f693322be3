import styled from 'styled-components'
import { RadioGroupField } from '@fivefold/shared/fields/field'
import { demoContent, offerOf } from '../request/demo-content'
import type { StepFieldsProps } from '../request/step-fields'

const options = demoContent.offers.map(({ value, label, duration, text }) => ({
  value,
  label,
  hint: `${duration}. ${text}`,
}))

export function TypeStep({ form, errors, change }: StepFieldsProps) {
  return (
    <OneColumn>
      <RadioGroupField
        label={demoContent.labels.demoType}
        name="demoType"
        look="cards"
        required
        options={options}
        value={form.demoType}
        error={errors.demoType}
        onValueChange={(value) => change({ demoType: offerOf(value)?.value ?? '' })}
      />
    </OneColumn>
  )
}

const OneColumn = styled.div`
  & > fieldset > [data-look='cards'] {
    grid-template-columns: 1fr;
  }
`
