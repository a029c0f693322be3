import { SelectField, TextField } from '@fivefold/shared/fields/field'
import { TextAreaField } from '@fivefold/shared/fields/text-area-field'
import { useForm } from '@fivefold/shared/forms/use-form'
import { FieldColumns, WholeRow } from '../../lead-form/field-columns'
import { infoFields } from '../request/demo-fields'
import { StepForm, type StepProps } from './step-form'

export function InfoStep({ wizard }: StepProps) {
  const { field, formProps } = useForm<typeof infoFields>({
    fields: infoFields,
    ...wizard.stepForm,
  })
  return (
    <StepForm wizard={wizard} {...formProps}>
      <FieldColumns>
        <TextField {...field('name')} />
        <TextField {...field('email')} />
        <TextField {...field('phone')} />
        <TextField {...field('company')} />
        <SelectField {...field('role')} />
        <SelectField {...field('companySize')} />
        <WholeRow>
          <SelectField {...field('industry')} />
        </WholeRow>
        <WholeRow>
          <TextAreaField {...field('currentChallenges')} />
        </WholeRow>
      </FieldColumns>
    </StepForm>
  )
}
