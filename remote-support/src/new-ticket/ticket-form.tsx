import { useState } from 'react'
import styled from 'styled-components'
import { useAddressQuery } from '@fivefold/shared/address/address-query'
import { AttachFiles } from '@fivefold/shared/conversation/attachments/attach-files'
import { useAttachments } from '@fivefold/shared/conversation/attachments/use-attachments'
import { SelectField, TextField } from '@fivefold/shared/fields/field'
import { TextAreaField } from '@fivefold/shared/fields/text-area-field'
import { DraftNote } from '@fivefold/shared/forms/drafts/draft-note'
import { useForm } from '@fivefold/shared/forms/use-form'
import { useNavigate } from '@fivefold/shared/routing/link'
import { paths } from '@fivefold/shared/routing/paths'
import { media, token } from '@fivefold/shared/theme/tokens'
import { Button } from '@fivefold/shared/ui/button'
import { Grid } from '@fivefold/shared/ui/grid'
import { Cluster } from '@fivefold/shared/ui/layout'
import { AnsweringArticles } from './answering-articles'
import { ticketValuesIn } from './new-ticket-address'
import { newTicketContent } from './new-ticket-content'
import { ticketFields } from './ticket-fields'
import { useTicketSubmit } from './use-ticket-submit'

const copy = newTicketContent

interface TicketFormProps {
  /** The initial subject. */
  about: string
}

export function TicketForm({ about }: TicketFormProps) {
  const navigate = useNavigate()
  const [isSent, setIsSent] = useState(false)
  const submit = useTicketSubmit()
  const draft = about ? `new-ticket:${about}` : 'new-ticket'
  const attachments = useAttachments(draft)
  const form = useForm({
    fields: ticketFields,
    initial: { subject: about },
    asked: { query: useAddressQuery(), read: ticketValuesIn },
    draft,
    validation: 'browser',
    async onSubmit(ticket) {
      await submit(ticket, attachments.files, () => {
        setIsSent(true)
        form.reset()
        attachments.clear()
      })
    },
    problem: () => copy.toasts.incomplete,
  })
  const { field } = form
  const isBusy = form.busy || isSent

  function cancel() {
    form.reset()
    attachments.clear()
    void navigate(paths.support)
  }

  return (
    <Form {...form.formProps} {...attachments.formProps}>
      <DraftNote draft={form.draft} onStartOver={form.startOver} />
      <Grid $min="14rem">
        <SelectField {...field('category')} />
        <SelectField {...field('priority')} />
      </Grid>
      <TextField {...field('subject')} />
      <AnsweringArticles subject={form.values.subject} />
      <TextAreaField {...field('description')} longText={attachments.longText} />
      <AttachFiles attachments={attachments} />
      <Cluster $gap={3}>
        <Button type="submit" busy={isBusy}>
          {isBusy ? copy.submitting : copy.submit}
        </Button>
        <Button variant="quiet" disabled={isBusy} onClick={cancel}>
          {copy.cancel}
        </Button>
      </Cluster>
    </Form>
  )
}

const Form = styled.form`
  display: grid;
  gap: ${token.space[6]};

  & > * {
    min-width: 0;
  }

  ${media.desktop} {
    grid-template-columns: minmax(0, 1fr) 20rem;
    gap: ${token.space[6]} clamp(2rem, 5vw, 4rem);

    & > * {
      grid-column: 1;
    }

    & > section {
      grid-row: 1 / span 8;
      grid-column: 2;
      align-self: start;
    }
  }
`
