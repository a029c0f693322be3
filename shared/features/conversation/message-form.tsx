import { useState, type KeyboardEvent, type ReactNode } from 'react'
import styled from 'styled-components'
import { TextAreaField } from '../../ui/fields/text-area-field'
import { DraftNote } from '../../forms/drafts/draft-note'
import { useForm } from '../../forms/use-form'
import { attempt } from '../../ui/notify/attempt'
import type { NewFile } from '../../data/store/ticket-files'
import { token } from '../../ui/theme/tokens'
import { Button } from '../../ui/controls/button'
import { Caption } from '../../ui/text/text'
import { AttachFiles } from './attachments/attach-files'
import { useAttachments } from './attachments/use-attachments'
import type { MessageFields } from './reply-fields'

export interface MessageFormProps {
  fields: MessageFields
  words: {
    send: string
    sent: string
    failed: string
  }
  /** The draft's name. */
  draft: string
  takesFiles?: boolean
  /** @throws StoreError if the message is refused, which then stays in the form. */
  onSend: (body: string, files: readonly NewFile[]) => void | Promise<void>
  /** Above the text; may add to it. */
  tools?: ((add: (text: string) => void) => ReactNode) | undefined
  /** Before the button: names further effects of sending. */
  note?: ReactNode
}

/**
 * Keeps typed text until it is sent.
 * @example
 * import { requiredText } from '@fivefold/shared/forms/rules'
 * const fields = {
 *   reply: { label: 'Note', hint: 'For the team.', rows: 3, rule: requiredText('Write a note.') },
 * }
 * const words = { send: 'Add Note', sent: 'Note added.', failed: 'The note was not added' }
 * <MessageForm fields={fields} words={words} draft="note" onSend={(body) => console.info(body)} />
 */
export function MessageForm(props: MessageFormProps) {
  const { fields, words, takesFiles = false, onSend, tools, note } = props
  const [announced, setAnnounced] = useState('')
  const attachments = useAttachments(props.draft)
  const form = useForm({
    fields,
    draft: props.draft,
    onSubmit: async ({ reply }) => {
      try {
        await onSend(reply, attachments.files)
      } catch (error) {
        return attempt(words.failed, () => {
          throw error
        })
      }
      form.reset()
      attachments.clear()
      setAnnounced(words.sent)
    },
  })

  function add(text: string) {
    const before = form.values.reply.trimEnd()
    form.change({ reply: before ? `${before}\n\n${text}` : text })
  }

  return (
    <Form {...form.formProps} {...(takesFiles && attachments.formProps)} onKeyDown={sendByKeys}>
      {tools?.(add)}
      <TextAreaField
        {...form.field('reply')}
        longText={takesFiles ? attachments.longText : undefined}
      />
      {takesFiles && <AttachFiles attachments={attachments} />}
      <DraftNote draft={form.draft} onStartOver={form.startOver} />
      {note && <Caption>{note}</Caption>}
      <Actions>
        <Button type="submit" size="small" busy={form.busy}>
          {words.send}
        </Button>
        <Caption role="status">{form.draft.edited ? '' : announced}</Caption>
      </Actions>
    </Form>
  )
}

function sendByKeys({ key, ctrlKey, metaKey, currentTarget }: KeyboardEvent<HTMLFormElement>) {
  if (key === 'Enter' && (ctrlKey || metaKey)) currentTarget.requestSubmit()
}

const Form = styled.form`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${token.space[3]};
  padding-inline-start: calc(2rem + ${token.space[3]});

  @media (max-width: 47.99rem) {
    padding-inline-start: 0;
  }

  @media print {
    display: none;
  }
`

const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${token.space[3]};
`
