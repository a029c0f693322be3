import { useRef, useState } from 'react'
import { TextAreaField } from '@fivefold/shared/fields/text-area-field'
import { requiredText } from '@fivefold/shared/forms/rules'
import { useForm } from '@fivefold/shared/forms/use-form'
import { ticketChange } from '@fivefold/shared/outbox/visitor-ticket'
import { Button } from '@fivefold/shared/ui/button'
import { Cluster, Stack } from '@fivefold/shared/ui/layout'
import { Caption } from '@fivefold/shared/ui/text'
import { intakeContent } from '../../intake-content'
import { visitorsContent } from '../visitors-content'

const { reply: words } = visitorsContent.tickets

const fields = {
  reply: {
    label: words.label,
    hint: words.hint,
    rows: 3,
    rule: requiredText(words.missing, words.limit),
  },
}

interface VisitorReplyProps {
  ticketId: string
  /** The writer's. */
  name: string
  onSent: () => void
}

/** Keeps the text until the intake has it. */
export function VisitorReply({ ticketId, name, onSent }: VisitorReplyProps) {
  const [announced, setAnnounced] = useState('')
  /** A text that is sent again is the same message. */
  const tried = useRef({ body: '', send: async () => undefined as string | undefined })
  const form = useForm({
    fields,
    draft: `visitors:${ticketId}`,
    onSubmit: async ({ reply: body }) => {
      if (tried.current.body !== body) {
        tried.current = {
          body,
          send: ticketChange({ type: 'ticketReplied', ticketId, name, body }),
        }
      }
      const refused = await tried.current.send()
      if (refused !== undefined) return { reply: refused || intakeContent.away }
      form.reset()
      setAnnounced(words.sent)
      return onSent()
    },
  })
  return (
    <Stack as="form" $gap={3} {...form.formProps}>
      <TextAreaField {...form.field('reply')} />
      <Cluster>
        <Button type="submit" size="small" busy={form.busy}>
          {words.send}
        </Button>
        <Caption role="status">{form.draft.edited ? '' : announced}</Caption>
      </Cluster>
    </Stack>
  )
}
