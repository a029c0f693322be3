import { useState } from 'react'
import { TextAreaField, TextField } from '@fivefold/shared/fields/field'
import { notify } from '@fivefold/shared/notify/toast'
import { submitDemoRequest } from '@fivefold/shared/store/lead-commands'
import { Button } from '@fivefold/shared/ui/button'
import { Notice } from '@fivefold/shared/ui/notice'
import { WholeRow } from '../lead-form/field-columns'
import { FormCard } from '../lead-form/form-card'
import { useLeadForm } from '../lead-form/use-lead-form'
import { leadSource } from '../lead-source/lead-source'
import { emptyInquiry, inquiryMessages, InquirySchema } from './inquiry-schema'
import { solutionsContent } from './solutions-content'

export function InquiryForm() {
  const { hint, submit, success, confirmation } = solutionsContent.form
  const [sent, setSent] = useState(false)
  const { field, formProps, busy } = useLeadForm({
    draft: 'custom-solution',
    initial: emptyInquiry,
    schema: InquirySchema,
    messages: inquiryMessages,
    onSubmit: (values) => {
      submitDemoRequest({ ...leadSource(), ...values, source: 'custom-solution' })
      notify({ ...success, tone: 'success' })
      setSent(true)
    },
  })
  return (
    <FormCard {...formProps} aria-labelledby="solutions-custom">
      {sent && (
        <WholeRow>
          <Notice tone="success" title={confirmation.title}>
            {confirmation.text}
          </Notice>
        </WholeRow>
      )}
      <TextField label="Name" required autoComplete="name" {...field('name')} />
      <TextField label="Email" required type="email" autoComplete="email" {...field('email')} />
      <WholeRow>
        <TextField label="Company" required autoComplete="organization" {...field('company')} />
      </WholeRow>
      <WholeRow>
        <TextAreaField
          label="Describe your needs"
          required
          rows={5}
          hint={hint}
          {...field('needs')}
        />
      </WholeRow>
      <WholeRow>
        <Button type="submit" size="large" busy={busy}>
          {submit}
        </Button>
      </WholeRow>
    </FormCard>
  )
}
