import { useRef, useState } from 'react'
import styled from 'styled-components'
import { useForm } from '@fivefold/shared/forms/use-form'
import { notify } from '@fivefold/shared/notify/toast'
import { useNavigate } from '@fivefold/shared/routing/link'
import { paths } from '@fivefold/shared/routing/paths'
import { useCurrentUser } from '@fivefold/shared/session/current-user'
import { useDraft } from '@fivefold/shared/forms/drafts/use-draft'
import { media, token } from '@fivefold/shared/theme/tokens'
import { Button } from '@fivefold/shared/ui/button'
import { Cluster } from '@fivefold/shared/ui/layout'
import { Caption } from '@fivefold/shared/ui/text'
import { DraftNotice } from './draft-notice'
import { newTicketContent } from './new-ticket-content'
import { TicketFields } from './ticket-fields'
import { emptyTicket, ticketSchema, type TicketDraft } from './ticket-schema'
import { useTicketSubmit } from './use-ticket-submit'

const copy = newTicketContent

export function TicketForm() {
  const user = useCurrentUser()
  const navigate = useNavigate()
  const draft = useDraft<TicketDraft>(`new-ticket:${user?.id ?? ''}`, emptyTicket)
  const firstField = useRef<HTMLSelectElement>(null)
  const [isSent, setIsSent] = useState(false)
  const submit = useTicketSubmit(() => {
    setIsSent(true)
    draft.discard()
  })
  const form = useForm({
    schema: ticketSchema,
    validation: 'browser',
    onSubmit: submit,
    onInvalid: () => notify({ ...copy.toasts.incomplete, tone: 'destructive' }),
  })
  const isBusy = form.busy || isSent
  const isKept = !isBusy && JSON.stringify(draft.values) !== JSON.stringify(emptyTicket)

  function startOver() {
    draft.discard()
    form.reset()
    firstField.current?.focus()
  }

  function cancel() {
    draft.discard()
    void navigate(paths.support)
  }

  return (
    <Form {...form.formProps}>
      <DraftNotice isRestored={draft.restored} isKept={isKept} onStartOver={startOver} />
      <TicketFields
        values={draft.values}
        errors={form.errors}
        onChange={draft.change}
        firstField={firstField}
      />
      {isKept && <Caption>{copy.draft.kept}</Caption>}
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
