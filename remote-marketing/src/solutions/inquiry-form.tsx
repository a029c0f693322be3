import { useState } from 'react'
import { TextAreaField, TextField } from '@fivefold/shared/fields/field'
import { DraftNote } from '@fivefold/shared/forms/drafts/draft-note'
import { useForm } from '@fivefold/shared/forms/use-form'
import { attempt } from '@fivefold/shared/notify/attempt'
import { notify } from '@fivefold/shared/notify/toast'
import { submitDemoRequest } from '@fivefold/shared/store/lead-commands'
import { Button } from '@fivefold/shared/ui/button'
import { Notice } from '@fivefold/shared/ui/notice'
import { WholeRow } from '../lead-form/field-columns'
import { FormCard } from '../lead-form/form-card'
import { ignoreSecondClick } from '../lead-form/ignore-second-click'
import { useKnownPerson } from '../lead-form/use-known-person'
import { leadSource } from '../lead-source/lead-source'
import { inquiryFields } from './inquiry-fields'
import { solutionsContent } from './solutions-content'

export function InquiryForm() {
  const { submit, success, confirmation } = solutionsContent.form
  const [sent, setSent] = useState(false)
  const { name, email, company } = useKnownPerson()
  const form = useForm({
    fields: inquiryFields,
    initial: { name, email, company },
    draft: 'custom-solution',
    validation: 'browser-explained',
    onSubmit: (values) =>
      attempt('Inquiry not sent', () => {
        submitDemoRequest({ ...leadSource(), ...values, source: 'custom-solution' })
        notify({ ...success, tone: 'success' })
        form.reset()
        setSent(true)
      }),
  })
  const { field } = form
  return (
    <FormCard {...form.formProps} aria-labelledby="solutions-custom">
      {sent && (
        <WholeRow>
          <Notice tone="success" title={confirmation.title}>
            {confirmation.text}
          </Notice>
        </WholeRow>
      )}
      <WholeRow>
        <DraftNote draft={form.draft} onStartOver={form.startOver} />
      </WholeRow>
      <TextField {...field('name')} />
      <TextField {...field('email')} />
      <WholeRow>
        <TextField {...field('company')} />
      </WholeRow>
      <WholeRow>
        <TextAreaField {...field('needs')} />
      </WholeRow>
      <WholeRow>
        <Button type="submit" size="large" busy={form.busy} onClick={ignoreSecondClick}>
          {submit}
        </Button>
      </WholeRow>
    </FormCard>
  )
}
