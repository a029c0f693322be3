import { useMemo, useState } from 'react'
import styled from 'styled-components'
import { SelectField, TextAreaField, TextField } from '@fivefold/shared/fields/field'
import { notify } from '@fivefold/shared/notify/toast'
import { sendContactForm } from '@fivefold/shared/store/lead-commands'
import { token } from '@fivefold/shared/theme/tokens'
import { Button } from '@fivefold/shared/ui/button'
import { Notice } from '@fivefold/shared/ui/notice'
import { FieldColumns, WholeRow } from '../lead-form/field-columns'
import { ignoreSecondClick } from '../lead-form/ignore-second-click'
import { useLeadForm } from '../lead-form/use-lead-form'
import { leadSource } from '../lead-source/lead-source'
import { contactContent } from './contact-content'
import { contactMessages, contactSchema, emptyContact } from './contact-schema'

interface ContactFormProps {
  /** What the visitor came to ask for; begins the message. */
  topic: string
}

export function ContactForm({ topic }: ContactFormProps) {
  const { form, roleOptions, inquiryOptions, toast } = contactContent
  const [sent, setSent] = useState(false)
  const initial = useMemo(() => beginning(topic), [topic])
  const { field, formProps, busy } = useLeadForm({
    draft: topic ? `contact:${topic}` : 'contact',
    initial,
    schema: contactSchema,
    messages: contactMessages,
    onSubmit: (message) => {
      sendContactForm({ ...leadSource(), ...message })
      notify({ ...toast, tone: 'success' })
      setSent(true)
    },
  })
  return (
    <Panel {...formProps} aria-labelledby="write-to-us" onInput={() => setSent(false)}>
      <FieldColumns>
        <TextField label="Name" required dir="auto" autoComplete="name" {...field('name')} />
        <TextField label="Email" required type="email" autoComplete="email" {...field('email')} />
        <TextField label="Company" dir="auto" autoComplete="organization" {...field('company')} />
        <SelectField
          label="Role"
          required
          options={roleOptions}
          placeholder={form.placeholder}
          {...field('role')}
        />
        <WholeRow>
          <SelectField
            label="Inquiry Type"
            required
            options={inquiryOptions}
            placeholder={form.placeholder}
            {...field('inquiryType')}
          />
        </WholeRow>
        <WholeRow>
          <TextAreaField
            label="Message"
            required
            dir="auto"
            rows={6}
            hint={form.hints.message}
            {...field('message')}
          />
        </WholeRow>
      </FieldColumns>
      <div role="status">
        {sent && (
          <Notice tone="success" title={form.sent.title}>
            {form.sent.text}
          </Notice>
        )}
      </div>
      <Button type="submit" size="large" busy={busy} onClick={ignoreSecondClick}>
        {form.submit}
      </Button>
    </Panel>
  )
}

function beginning(topic: string) {
  if (!topic) return emptyContact
  return { ...emptyContact, message: contactContent.form.about.replace('{topic}', () => topic) }
}

const Panel = styled.form`
  display: grid;
  gap: ${token.space[6]};
  padding: clamp(1.25rem, 4vw, 2.5rem);
  border: 1px solid ${token.color.line};
  border-radius: ${token.radius.card};
  background: ${token.color.raised};

  & > div:empty {
    display: none;
  }
`
