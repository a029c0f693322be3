import { TextAreaField } from '@fivefold/shared/fields/text-area-field'
import { useForm } from '@fivefold/shared/forms/use-form'
import { Button } from '@fivefold/shared/ui/button'
import { answer } from './answer'
import { declineFields } from './answer-fields'
import { AnswerForm } from './answer-form-look'
import { ideaContent } from './idea-content'

export function DeclineForm({ ideaId }: { ideaId: string }) {
  const form = useForm({
    fields: declineFields,
    draft: `decline:${ideaId}`,
    onSubmit: ({ answer: words }) => {
      if (answer(ideaId, words)) form.reset()
    },
  })
  return (
    <AnswerForm {...form.formProps}>
      <TextAreaField {...form.field('answer')} />
      <Button type="submit" size="small">
        {ideaContent.submit.decline}
      </Button>
    </AnswerForm>
  )
}
