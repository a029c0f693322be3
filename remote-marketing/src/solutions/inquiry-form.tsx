import { TextField } from '@fivefold/shared/fields/field'
import { TextAreaField } from '@fivefold/shared/fields/text-area-field'
import { submitDemoRequest } from '@fivefold/shared/store/lead-commands'
import { customSolutionConsent } from './inquiry-consent'
import { WholeRow } from '../lead-form/field-columns'
import { RequestForm } from '../lead-form/request-form'
import { useKnownPerson } from '../lead-form/use-known-person'
import { useLeadForm } from '../lead-form/use-lead-form'
import { leadSource } from '../lead-source/lead-source'
import { inquiryFields } from './inquiry-fields'
import { solutionsContent } from './solutions-content'

export function InquiryForm() {
  const words = solutionsContent.form
  const { name, email, company } = useKnownPerson()
  const form = useLeadForm({
    fields: inquiryFields,
    initial: { name, email, company },
    draft: 'custom-solution',
    consent: customSolutionConsent,
    failure: 'Inquiry not sent',
    success: words.success,
    send: (values) => submitDemoRequest({ ...leadSource(), ...values, source: 'custom-solution' }),
  })
  const { field } = form
  return (
    <RequestForm form={form} words={words} labelledBy="solutions-custom">
      <TextField {...field('name')} />
      <TextField {...field('email')} />
      <WholeRow>
        <TextField {...field('company')} />
      </WholeRow>
      <WholeRow>
        <TextAreaField {...field('needs')} />
      </WholeRow>
    </RequestForm>
  )
}
