import { SelectField, TextAreaField, TextField } from '@fivefold/shared/fields/field'
import { FieldColumns, WholeRow } from '../../lead-form/field-columns'
import { demoContent } from '../request/demo-content'
import type { StepFieldsProps } from '../request/step-fields'

export function InfoStep({ field }: StepFieldsProps) {
  const { placeholder, roleOptions, companySizeOptions, industryOptions, hints } = demoContent
  return (
    <FieldColumns>
      <TextField label="Name" required dir="auto" autoComplete="name" {...field('name')} />
      <TextField label="Email" required type="email" autoComplete="email" {...field('email')} />
      <TextField label="Phone" type="tel" autoComplete="tel" {...field('phone')} />
      <TextField
        label="Company"
        required
        dir="auto"
        autoComplete="organization"
        {...field('company')}
      />
      <SelectField
        label="Role"
        required
        options={roleOptions}
        placeholder={placeholder}
        {...field('role')}
      />
      <SelectField
        label="Company Size"
        required
        options={companySizeOptions}
        placeholder={placeholder}
        {...field('companySize')}
      />
      <WholeRow>
        <SelectField
          label="Industry"
          required
          options={industryOptions}
          placeholder={placeholder}
          {...field('industry')}
        />
      </WholeRow>
      <WholeRow>
        <TextAreaField
          label="Current Challenges"
          dir="auto"
          hint={hints.currentChallenges}
          {...field('currentChallenges')}
        />
      </WholeRow>
    </FieldColumns>
  )
}
