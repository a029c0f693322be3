import { useState } from 'react'
import { CheckboxField, SelectField, TextAreaField, TextField } from '@fivefold/shared/fields/field'
import { notify } from '@fivefold/shared/notify/toast'
import { submitDemoRequest } from '@fivefold/shared/store/lead-commands'
import { Button } from '@fivefold/shared/ui/button'
import { Notice } from '@fivefold/shared/ui/notice'
import { WholeRow } from '../../lead-form/field-columns'
import { FormCard } from '../../lead-form/form-card'
import { useLeadForm } from '../../lead-form/use-lead-form'
import { leadSource } from '../../lead-source/lead-source'
import { demoRequestContent } from './demo-request-content'
import { demoRequestMessages, DemoRequestFormSchema, emptyDemoRequest } from './demo-request-schema'

export function DemoRequestForm() {
  const { placeholder, roles, companySizes, primaryUseCases, hints, consent, submit } =
    demoRequestContent
  const [agreed, setAgreed] = useState(false)
  const [sent, setSent] = useState(false)
  const { field, formProps, busy } = useLeadForm({
    draft: 'cortex-demo',
    initial: emptyDemoRequest,
    schema: DemoRequestFormSchema,
    messages: demoRequestMessages,
    onSubmit: (values) => {
      submitDemoRequest({
        ...leadSource(),
        ...values,
        agreeToContact: agreed,
        source: 'cortex',
      })
      notify({ ...demoRequestContent.success, tone: 'success' })
      setAgreed(false)
      setSent(true)
    },
  })
  return (
    <FormCard {...formProps} aria-labelledby="cortex-demo">
      {sent && (
        <WholeRow>
          <Notice tone="success" title={demoRequestContent.confirmation.title}>
            {demoRequestContent.confirmation.text}
          </Notice>
        </WholeRow>
      )}
      <TextField label="Name" required autoComplete="name" {...field('name')} />
      <TextField label="Email" required type="email" autoComplete="email" {...field('email')} />
      <TextField label="Company" required autoComplete="organization" {...field('company')} />
      <SelectField
        label="Role"
        required
        options={roles}
        placeholder={placeholder}
        {...field('role')}
      />
      <SelectField
        label="Company Size"
        required
        options={companySizes}
        placeholder={placeholder}
        {...field('companySize')}
      />
      <SelectField
        label="Primary Use Case"
        required
        options={primaryUseCases}
        placeholder={placeholder}
        {...field('primaryUseCase')}
      />
      <WholeRow>
        <TextField
          label="Current Systems"
          hint={hints.currentSystems}
          {...field('currentSystems')}
        />
      </WholeRow>
      <WholeRow>
        <TextAreaField
          label="Specific Needs"
          hint={hints.specificNeeds}
          {...field('specificNeeds')}
        />
      </WholeRow>
      <WholeRow>
        <CheckboxField
          label={consent}
          name="agreeToContact"
          checked={agreed}
          onChange={(event) => setAgreed(event.target.checked)}
        />
      </WholeRow>
      <WholeRow>
        <Button type="submit" size="large" busy={busy} disabled={!agreed}>
          {submit}
        </Button>
      </WholeRow>
    </FormCard>
  )
}
