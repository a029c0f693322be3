import styled from 'styled-components'
import { TextField } from '@fivefold/shared/fields/field'
import { ignoreSecondClick } from '@fivefold/shared/lead-form/ignore-second-click'
import { useKnownPerson } from '@fivefold/shared/lead-form/use-known-person'
import { useLeadForm } from '@fivefold/shared/lead-form/use-lead-form'
import { token } from '@fivefold/shared/theme/tokens'
import { Button } from '@fivefold/shared/ui/button'
import { SplitSection } from '../section/split-section'
import { leadSource } from '../lead-source/lead-source'
import { newsletterLead } from './newsletter-lead'
import { resourcesContent } from './resources-content'

const { title, text, toast, done } = resourcesContent.newsletter

export function Newsletter() {
  const { email } = useKnownPerson()
  const form = useLeadForm(newsletterLead, {
    initial: { email },
    validation: 'browser',
    also: leadSource,
    success: ({ email }) => ({
      title: toast.title,
      description: toast.description.replace('{email}', () => email),
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
      <Box {...form.formProps} onInput={form.onInput}>
        <TextField {...form.field('email')} />
        <Button type="submit" busy={form.busy} onClick={ignoreSecondClick}>
          {newsletterLead.submit}
        </Button>
        <Done role="status">{form.sent && done}</Done>
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
