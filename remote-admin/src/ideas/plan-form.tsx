import { SelectField, TextField } from '@fivefold/shared/fields/field'
import { TextAreaField } from '@fivefold/shared/fields/text-area-field'
import { useForm } from '@fivefold/shared/forms/use-form'
import type { RoadmapIdea } from '@fivefold/shared/domain/roadmap/roadmap-idea'
import { isOnRoadmap } from '@fivefold/shared/domain/roadmap/roadmap-selectors'
import { readState } from '@fivefold/shared/store/site-store'
import { Button } from '@fivefold/shared/ui/button'
import { planFields } from './answer-fields'
import { AnswerForm } from './answer-form-look'
import { ideaContent } from './idea-content'
import { answer } from './answer'

/** Turns an idea into a roadmap item. */
export function PlanForm({ idea }: { idea: RoadmapIdea }) {
  const form = useForm({
    fields: planFields,
    initial: { title: idea.title, description: idea.reason },
    draft: `plan:${idea.id}`,
    onSubmit: ({ answer: words, ...item }) => {
      if (isOnRoadmap(readState(), item.title)) return { title: ideaContent.title.known }
      if (answer(idea.id, words, item)) form.reset()
      return undefined
    },
  })
  return (
    <AnswerForm {...form.formProps}>
      <TextField {...form.field('title')} />
      <TextAreaField {...form.field('description')} />
      <SelectField {...form.field('category')} />
      <TextAreaField {...form.field('answer')} />
      <Button type="submit" size="small">
        {ideaContent.submit.plan}
      </Button>
    </AnswerForm>
  )
}
