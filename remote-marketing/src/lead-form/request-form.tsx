import type { ComponentProps, ReactNode } from 'react'
import { DraftNote } from '@fivefold/shared/forms/drafts/draft-note'
import { Button } from '@fivefold/shared/ui/button'
import { Notice } from '@fivefold/shared/ui/notice'
import { WholeRow } from './field-columns'
import { ignoreSecondClick } from './ignore-second-click'
import type { useLeadForm } from './use-lead-form'
import styled from 'styled-components'
import { media, panel, token } from '@fivefold/shared/theme/tokens'

interface RequestFormProps {
  labelledBy: string
  form: Pick<ReturnType<typeof useLeadForm>, 'formProps' | 'busy' | 'sent' | 'startOver'> & {
    draft: ComponentProps<typeof DraftNote>['draft']
  }
  words: { submit: string; confirmation: { title: string; text: string } }
  disabled?: boolean
  /** The fields. */
  children: ReactNode
}

/** A request for a demo: fields on a card, and a notice once it is sent. */
export function RequestForm(props: RequestFormProps) {
  const { labelledBy, form, words, disabled = false, children } = props
  const { title, text } = words.confirmation
  return (
    <FormCard {...form.formProps} aria-labelledby={labelledBy}>
      {form.sent && (
        <WholeRow>
          <Notice tone="success" title={title}>
            {text}
          </Notice>
        </WholeRow>
      )}
      <WholeRow>
        <DraftNote draft={form.draft} onStartOver={form.startOver} />
      </WholeRow>
      {children}
      <WholeRow>
        <Button
          type="submit"
          size="large"
          busy={form.busy}
          disabled={disabled}
          onClick={ignoreSecondClick}
        >
          {words.submit}
        </Button>
      </WholeRow>
    </FormCard>
  )
}

/** A form as a card, with two columns of fields where there is room. */
const FormCard = styled.form`
  display: grid;
  gap: ${token.space[4]} ${token.space[6]};
  padding: ${token.space.card};
  ${panel}

  ${media.tablet} {
    grid-template-columns: 1fr 1fr;
  }
`
