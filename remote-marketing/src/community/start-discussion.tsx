import { TextAreaField, TextField } from '@fivefold/shared/fields/field'
import { requiredText } from '@fivefold/shared/forms/rules'
import { useForm } from '@fivefold/shared/forms/use-form'
import { Button } from '@fivefold/shared/ui/button'
import { Dialog } from '@fivefold/shared/ui/dialog'
import { token } from '@fivefold/shared/theme/tokens'
import styled from 'styled-components'
import * as v from 'valibot'
import { ignoreSecondClick } from '../lead-form/ignore-second-click'
import { communityContent } from './community-content'
import type { DiscussionDraft } from './discussion'

interface StartDiscussionProps {
  open: boolean
  onOpenChange: (open: boolean) => void
  onPost: (draft: DiscussionDraft) => void
}

const { dialog } = communityContent

export function StartDiscussion({ open, onOpenChange, onPost }: StartDiscussionProps) {
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title={dialog.title}
      description={dialog.description}
    >
      <DiscussionForm onPost={onPost} />
    </Dialog>
  )
}

/** Characters. */
const limits = { name: 80, title: 160, message: 4000 }

const schema = v.object({
  name: requiredText(dialog.missing.name, limits.name),
  title: requiredText(dialog.missing.title, limits.title),
  message: requiredText(dialog.missing.message, limits.message),
})

function DiscussionForm({ onPost }: Pick<StartDiscussionProps, 'onPost'>) {
  const { errors, formProps } = useForm({ schema, onSubmit: onPost })
  return (
    <Form {...formProps}>
      <TextField label={dialog.name} name="name" autoComplete="name" required error={errors.name} />
      <TextField
        label={dialog.titleField}
        name="title"
        hint={dialog.titleHint}
        required
        error={errors.title}
      />
      <TextAreaField
        label={dialog.message}
        name="message"
        hint={dialog.messageHint}
        required
        error={errors.message}
      />
      <Button type="submit" onClick={ignoreSecondClick}>
        {dialog.post}
      </Button>
    </Form>
  )
}

const Form = styled.form`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${token.space[5]};

  & > button {
    justify-self: start;
  }
`
