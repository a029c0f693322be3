import { useState } from 'react'
import styled from 'styled-components'
import { TextField } from '@fivefold/shared/fields/field'
import { useForm } from '@fivefold/shared/forms/use-form'
import { leadSending } from '@fivefold/shared/seams/site-seams'
import { subscribeNewsletter } from '@fivefold/shared/store/lead-commands'
import { token } from '@fivefold/shared/theme/tokens'
import { Button } from '@fivefold/shared/ui/button'
import { SplitSection } from '../section/split-section'
import { ignoreSecondClick } from '../lead-form/ignore-second-click'
import { newsletterConsent } from './newsletter-fields'
import { sendLead } from '../lead-form/send-lead'
import { useKnownPerson } from '../lead-form/use-known-person'
import { leadSource } from '../lead-source/lead-source'
import { newsletterFields } from './newsletter-fields'
import { resourcesContent } from './resources-content'

const { title, text, toast, done } = resourcesContent.newsletter

export function Newsletter() {
  const [subscribed, setSubscribed] = useState(false)
  const { email } = useKnownPerson()
  const form = useForm({
    fields: newsletterFields,
    initial: { email },
    validation: 'browser',
    onSubmit: ({ email }) =>
      sendLead({
        keep: () =>
          subscribeNewsletter({
            email,
            ...leadSource(),
            ...leadSending.consentFields(newsletterConsent),
          }),
        failure: 'Not subscribed yet',
        success: {
          title: toast.title,
          description: toast.description.replace('{email}', email),
        },
        onKept: (isReceived) => {
          form.reset()
          setSubscribed(isReceived)
        },
      }),
  })
  return (
    <SplitSection
      tone="ink"
      labelledBy="newsletter"
      title={title}
      lead={text}
      ratio="6fr 5fr"
      align="end"
    >
      <Box
        {...form.formProps}
        {...leadSending.formProps(newsletterConsent)}
        onInput={() => setSubscribed(false)}
      >
        <TextField {...form.field('email')} />
        <Button type="submit" busy={form.busy} onClick={ignoreSecondClick}>
          Subscribe
        </Button>
        <Done role="status">{subscribed && done}</Done>
      </Box>
    </SplitSection>
  )
}

const Box = styled.form`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  gap: ${token.space[3]};

  & > button {
    align-self: start;
    margin-block-start: calc(${token.type.small} * 1.4 + ${token.space[2]});
  }
`

const Done = styled.p`
  grid-column: 1 / -1;
  min-height: 1.5em;
  color: ${token.color.success};
  font-size: ${token.type.small};
`
