import styled from 'styled-components'
import { useAddressQuery } from '@fivefold/shared/address/address-query'
import { DraftNote } from '@fivefold/shared/forms/drafts/draft-note'
import { FieldColumns } from '@fivefold/shared/lead-form/field-columns'
import { ignoreSecondClick } from '@fivefold/shared/lead-form/ignore-second-click'
import { LeadFields } from '@fivefold/shared/lead-form/lead-fields'
import { useKnownPerson } from '@fivefold/shared/lead-form/use-known-person'
import { useLeadForm } from '@fivefold/shared/lead-form/use-lead-form'
import { panel, token } from '@fivefold/shared/theme/tokens'
import { Button } from '@fivefold/shared/ui/button'
import { Notice } from '@fivefold/shared/ui/notice'
import { Title } from '@fivefold/shared/ui/text'
import { Stack } from '@fivefold/shared/ui/layout'
import { ContextLine } from '../lead-context/context-line'
import { contextRecord, leadContextOf } from '../lead-context/lead-context'
import { useLeadContext } from '../lead-context/use-lead-context'
import { leadSource } from '../lead-source/lead-source'
import { contactContent } from './contact-content'
import { contactLead } from './contact-lead'

interface ContactFormProps {
  /** The message starts with it. */
  topic: string
}

const contactValuesIn = (query: string) => ({ inquiryType: leadContextOf(query).inquiry })

export function ContactForm({ topic }: ContactFormProps) {
  const { form: words } = contactContent
  const context = useLeadContext()
  const { name, email, company } = useKnownPerson()
  const form = useLeadForm(contactLead, {
    initial: {
      name,
      email,
      company,
      message: topic && words.about.replace('{topic}', () => topic),
    },
    asked: { query: useAddressQuery(), read: contactValuesIn },
    draft: topic ? `contact:${topic}` : 'contact',
    also: () => ({ ...leadSource(), ...contextRecord(context) }),
  })
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
        <LeadFields fields={contactLead.fields} field={form.field} />
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
