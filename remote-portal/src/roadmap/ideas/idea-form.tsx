import styled from 'styled-components'
import { TextField } from '@fivefold/shared/fields/field'
import { TextAreaField } from '@fivefold/shared/fields/text-area-field'
import { DraftNote } from '@fivefold/shared/forms/drafts/draft-note'
import { useForm } from '@fivefold/shared/forms/use-form'
import { attempt } from '@fivefold/shared/notify/attempt'
import { notify } from '@fivefold/shared/notify/toast'
import { suggestIdea } from '@fivefold/shared/store/roadmap-commands'
import { isOnRoadmap } from '@fivefold/shared/domain/roadmap/roadmap-selectors'
import { readState } from '@fivefold/shared/store/site-store'
import { token } from '@fivefold/shared/theme/tokens'
import { Button } from '@fivefold/shared/ui/button'
import { Card } from '@fivefold/shared/ui/card'
import { Cluster } from '@fivefold/shared/ui/layout'
import { PanelHead } from '@fivefold/shared/ui/page-head'
import { ideaContent } from './idea-content'
import { ideaFields } from './idea-fields'

export function IdeaForm({ onClose }: { onClose: () => void }) {
  const form = useForm({
    fields: ideaFields,
    draft: 'idea',
    onSubmit: (idea) => {
      if (isOnRoadmap(readState(), idea.title)) return { title: ideaContent.title.known }
      const isSent = attempt(ideaContent.failed, () => {
        suggestIdea(idea)
        return true
      })
      if (!isSent) return undefined
      form.reset()
      notify({ title: ideaContent.sent, description: ideaContent.sentHint, tone: 'success' })
      onClose()
      return undefined
    },
  })
  return (
    <Card>
      <PanelHead title={ideaContent.suggest} lead={ideaContent.lead} />
      <Form {...form.formProps}>
        <TextField {...form.field('title')} />
        <TextAreaField {...form.field('reason')} />
        <DraftNote draft={form.draft} onStartOver={form.startOver} />
        <Cluster>
          <Button type="submit">{ideaContent.send}</Button>
          <Button variant="quiet" onClick={onClose}>
            {ideaContent.close}
          </Button>
        </Cluster>
      </Form>
    </Card>
  )
}

const Form = styled.form`
  display: grid;
  gap: ${token.space[4]};
  max-width: ${token.width.prose};
`
