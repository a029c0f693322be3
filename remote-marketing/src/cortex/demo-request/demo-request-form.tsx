import { CheckboxField } from '@fivefold/shared/fields/choice-field'
import { SelectField, TextField } from '@fivefold/shared/fields/field'
import { TextAreaField } from '@fivefold/shared/fields/text-area-field'
import { submitDemoRequest } from '@fivefold/shared/store/lead-commands'
import { cortexConsent } from './demo-request-consent'
import { WholeRow } from '../../lead-form/field-columns'
import { RequestForm } from '../../lead-form/request-form'
import { useKnownPerson } from '../../lead-form/use-known-person'
import { useLeadForm } from '../../lead-form/use-lead-form'
import { leadSource } from '../../lead-source/lead-source'
import { demoRequestContent } from './demo-request-content'
import { demoRequestFields } from './demo-request-fields'

export function DemoRequestForm() {
  const { name, email, company } = useKnownPerson()
  const form = useLeadForm({
    fields: demoRequestFields,
    initial: { name, email, company },
    draft: 'cortex-demo',
    consent: cortexConsent,
    submit: demoRequestContent.submit,
    failure: 'Request not sent',
    success: demoRequestContent.success,
    send: (values) => submitDemoRequest({ ...leadSource(), ...values, source: 'cortex' }),
  })
  const { field } = form
  return (
    <RequestForm
      form={form}
      words={demoRequestContent}
      labelledBy="cortex-demo"
      disabled={!form.values.agreeToContact}
    >
      <TextField {...field('name')} />
      <TextField {...field('email')} />
      <TextField {...field('company')} />
      <SelectField {...field('role')} />
      <SelectField {...field('companySize')} />
      <SelectField {...field('primaryUseCase')} />
      <WholeRow>
        <TextField {...field('currentSystems')} />
      </WholeRow>
      <WholeRow>
        <TextAreaField {...field('specificNeeds')} />
      </WholeRow>
      <WholeRow>
        <CheckboxField {...field('agreeToContact')} />
      </WholeRow>
    </RequestForm>
  )
}
