import styled from 'styled-components'
import { useAddressQuery } from '@fivefold/shared/address/address-query'
import { SelectField, TextField } from '@fivefold/shared/fields/field'
import { TextAreaField } from '@fivefold/shared/fields/text-area-field'
import { DraftNote } from '@fivefold/shared/forms/drafts/draft-note'
import { sendContactForm } from '@fivefold/shared/store/lead-commands'
import { panel, token } from '@fivefold/shared/theme/tokens'
import { Button } from '@fivefold/shared/ui/button'
import { Notice } from '@fivefold/shared/ui/notice'
import { Title } from '@fivefold/shared/ui/text'
import { Stack } from '@fivefold/shared/ui/layout'
import { contactConsent } from './contact-consent'
import { useLeadForm } from '../lead-form/use-lead-form'
import { FieldColumns, WholeRow } from '../lead-form/field-columns'
import { ContextLine } from '../lead-context/context-line'
import { contextRecord, leadContextOf } from '../lead-context/lead-context'
import { useLeadContext } from '../lead-context/use-lead-context'
import { ignoreSecondClick } from '../lead-form/ignore-second-click'
import { useKnownPerson } from '../lead-form/use-known-person'
import { leadSource } from '../lead-source/lead-source'
import { contactContent } from './contact-content'
import { contactFields } from './contact-fields'

interface ContactFormProps {
  /** The message starts with it. */
  topic: string
}

const contactValuesIn = (query: string) => ({ inquiryType: leadContextOf(query).inquiry })

export function ContactForm({ topic }: ContactFormProps) {
  const { form: words, toast } = contactContent
  const context = useLeadContext()
  const { name, email, company } = useKnownPerson()
  const form = useLeadForm({
    fields: contactFields,
    initial: {
      name,
      email,
      company,
      message: topic && words.about.replace('{topic}', () => topic),
    },
    asked: { query: useAddressQuery(), read: contactValuesIn },
    draft: topic ? `contact:${topic}` : 'contact',
    consent: contactConsent,
    failure: 'Message not sent',
    success: toast,
    send: (message) => sendContactForm({ ...leadSource(), ...contextRecord(context), ...message }),
  })
  const { field } = form
  return (
    <Panel {...form.formProps} aria-labelledby="write-to-us" onInput={form.onInput}>
      <Stack $gap={1}>
        <Title as="h2" id="write-to-us">
          {words.title}
        </Title>
        <ContextLine context={context} />
      </Stack>
      <DraftNote draft={form.draft} onStartOver={form.startOver} />
      <FieldColumns>
        <TextField {...field('name')} />
        <TextField {...field('email')} />
        <TextField {...field('company')} />
        <SelectField {...field('role')} />
        <WholeRow>
          <SelectField {...field('inquiryType')} />
        </WholeRow>
        <WholeRow>
          <TextAreaField {...field('message')} />
        </WholeRow>
      </FieldColumns>
      <div role="status">
        {form.sent && (
          <Notice tone="success" title={words.sent.title}>
            {words.sent.text}
          </Notice>
        )}
      </div>
      <Button type="submit" size="large" busy={form.busy} onClick={ignoreSecondClick}>
        {words.submit}
      </Button>
    </Panel>
  )
}

const Panel = styled.form`
  display: grid;
  gap: ${token.space[4]};
  padding: ${token.space.card};
  ${panel}

  & > div:empty {
    display: none;
  }
`
