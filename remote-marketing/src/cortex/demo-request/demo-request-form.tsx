import { useState } from 'react'
import { CheckboxField } from '@fivefold/shared/fields/choice-field'
import { SelectField, TextAreaField, TextField } from '@fivefold/shared/fields/field'
import { DraftNote } from '@fivefold/shared/forms/drafts/draft-note'
import { useForm } from '@fivefold/shared/forms/use-form'
import { attempt } from '@fivefold/shared/notify/attempt'
import { notify } from '@fivefold/shared/notify/toast'
import { submitDemoRequest } from '@fivefold/shared/store/lead-commands'
import { Button } from '@fivefold/shared/ui/button'
import { Notice } from '@fivefold/shared/ui/notice'
import { WholeRow } from '../../lead-form/field-columns'
import { FormCard } from '../../lead-form/form-card'
import { useKnownPerson } from '../../lead-form/use-known-person'
import { leadSource } from '../../lead-source/lead-source'
import { demoRequestContent } from './demo-request-content'
import { demoRequestFields } from './demo-request-fields'

export function DemoRequestForm() {
  const [sent, setSent] = useState(false)
  const { name, email, company } = useKnownPerson()
  const form = useForm({
    fields: demoRequestFields,
    initial: { name, email, company },
    draft: 'cortex-demo',
    validation: 'browser-explained',
    onSubmit: (values) =>
      attempt('Request not sent', () => {
        submitDemoRequest({ ...leadSource(), ...values, source: 'cortex' })
        notify({ ...demoRequestContent.success, tone: 'success' })
        form.reset()
        setSent(true)
      }),
  })
  const { field } = form
  return (
    <FormCard {...form.formProps} aria-labelledby="cortex-demo">
      {sent && (
        <WholeRow>
          <Notice tone="success" title={demoRequestContent.confirmation.title}>
            {demoRequestContent.confirmation.text}
          </Notice>
        </WholeRow>
      )}
      <WholeRow>
        <DraftNote draft={form.draft} onStartOver={form.startOver} />
      </WholeRow>
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
      <WholeRow>
        <Button type="submit" size="large" busy={form.busy} disabled={!form.values.agreeToContact}>
          {demoRequestContent.submit}
        </Button>
      </WholeRow>
    </FormCard>
  )
}
