import styled from 'styled-components'
import { CheckboxGroupField } from '@fivefold/shared/fields/choice-field'
import { SelectField } from '@fivefold/shared/fields/field'
import { TextAreaField } from '@fivefold/shared/fields/text-area-field'
import { useForm } from '@fivefold/shared/forms/use-form'
import { media, token } from '@fivefold/shared/theme/tokens'
import { caseFields } from '../request/demo-fields'
import { StepForm, type StepProps } from './step-form'

export function UseCaseStep({ wizard }: StepProps) {
  const { field, formProps } = useForm<typeof caseFields>({
    fields: caseFields,
    ...wizard.stepForm,
  })
  return (
    <StepForm wizard={wizard} {...formProps}>
      <Fields>
        <TextAreaField {...field('specificUseCase')} />
        <CheckboxGroupField {...field('interestedProducts')} look="cards" />
        <TextAreaField {...field('integrationNeeds')} />
        <SelectField {...field('timeline')} />
      </Fields>
    </StepForm>
  )
}

/* Five products in two columns: the first one gets a whole row. */
const Fields = styled.div`
  display: grid;
  gap: ${token.space[6]};

  ${media.tablet} {
    & > fieldset > [data-look='cards'] {
      grid-template-columns: 1fr 1fr;
    }

    & > fieldset > [data-look='cards'] > :first-child {
      grid-column: 1 / -1;
    }
  }
`
