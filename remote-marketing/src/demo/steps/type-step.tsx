import styled from 'styled-components'
import { RadioGroupField } from '@fivefold/shared/fields/choice-field'
import { useForm } from '@fivefold/shared/forms/use-form'
import { typeFields } from '../request/demo-fields'
import { StepForm, type StepProps } from './step-form'

export function TypeStep({ wizard }: StepProps) {
  const { field, formProps } = useForm<typeof typeFields>({
    fields: typeFields,
    ...wizard.stepForm,
  })
  return (
    <StepForm wizard={wizard} {...formProps}>
      <OneColumn>
        <RadioGroupField {...field('demoType')} look="cards" />
      </OneColumn>
    </StepForm>
  )
}

const OneColumn = styled.div`
  & > fieldset > [data-look='cards'] {
    grid-template-columns: 1fr;
  }
`
