import { TextField } from '@fivefold/shared/fields/field'
import { TextAreaField } from '@fivefold/shared/fields/text-area-field'
import { DraftNote } from '@fivefold/shared/forms/drafts/draft-note'
import { useForm } from '@fivefold/shared/forms/use-form'
import { Button } from '@fivefold/shared/ui/button'
import { Dialog } from '@fivefold/shared/ui/dialog'
import { oneColumn, token } from '@fivefold/shared/theme/tokens'
import styled from 'styled-components'
import { ignoreSecondClick } from '@fivefold/shared/lead-form/ignore-second-click'
import { communityContent } from './community-content'
import type { DiscussionDraft } from './discussion/discussion'
import { discussionFields } from './discussion-fields'

interface StartDiscussionProps {
  open: boolean
  onOpenChange: (open: boolean) => void
  onPost: (draft: DiscussionDraft) => void
  /** The element to focus when the dialog closes; null when nothing was posted. */
  focusAfter: () => HTMLElement | null
}

const { dialog } = communityContent

export function StartDiscussion({ onPost, ...window }: StartDiscussionProps) {
  return (
    <Dialog {...window} title={dialog.title} description={dialog.description}>
      <DiscussionForm onPost={onPost} />
    </Dialog>
  )
}

function DiscussionForm({ onPost }: Pick<StartDiscussionProps, 'onPost'>) {
  const form = useForm({
    fields: discussionFields,
    draft: 'discussion',
    onSubmit(discussion) {
      form.reset()
      onPost(discussion)
    },
  })
  const { field } = form
  return (
    <Form {...form.formProps}>
      <DraftNote draft={form.draft} onStartOver={form.startOver} />
      <TextField {...field('name')} />
      <TextField {...field('title')} />
      <TextAreaField {...field('message')} />
      <Button type="submit" onClick={ignoreSecondClick}>
        {dialog.post}
      </Button>
    </Form>
  )
}

const Form = styled.form`
  ${oneColumn}
  gap: ${token.space[5]};

  & > button {
    justify-self: start;
  }
`
