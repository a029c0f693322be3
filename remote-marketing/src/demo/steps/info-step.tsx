import { useForm } from '@fivefold/shared/forms/use-form'
import { FieldColumns } from '@fivefold/shared/lead-form/field-columns'
import { LeadFields } from '@fivefold/shared/lead-form/lead-fields'
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
        <LeadFields fields={infoFields} field={field} />
      </FieldColumns>
    </StepForm>
  )
}
