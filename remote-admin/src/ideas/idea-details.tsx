import { useState } from 'react'
import { Chip } from '@fivefold/shared/ui/chip'
import { ChipRow } from '@fivefold/shared/ui/chip-row'
import { Stack } from '@fivefold/shared/ui/layout'
import { TimeStamp } from '@fivefold/shared/ui/time-stamp'
import { Facts } from '../records/table/facts'
import { DeclineForm } from './decline-form'
import { ideaContent } from './idea-content'
import type { IdeaRow } from './idea-rows'
import { PlanForm } from './plan-form'

const { facts, choice } = ideaContent

/** An idea, and the form that answers it. */
export function IdeaDetails({ row }: { row: IdeaRow }) {
  const { idea, author, email } = row
  const [declines, setDeclines] = useState(false)
  return (
    <Stack $gap={5}>
      <Facts
        facts={[
          { label: facts.reason, value: idea.reason },
          { label: facts.author, value: author },
          ...(email ? [{ label: facts.email, value: email }] : []),
          { label: facts.suggested, value: <TimeStamp iso={idea.created_at} exact /> },
          ...(idea.answer ? [{ label: facts.answer, value: idea.answer }] : []),
        ]}
      />
      {idea.status === '' && (
        <Stack $gap={4}>
          <ChipRow label={choice.label}>
            <Chip pressed={!declines} onClick={() => setDeclines(false)}>
              {choice.plan}
            </Chip>
            <Chip pressed={declines} onClick={() => setDeclines(true)}>
              {choice.decline}
            </Chip>
          </ChipRow>
          {declines ? <DeclineForm ideaId={idea.id} /> : <PlanForm idea={idea} />}
        </Stack>
      )}
    </Stack>
  )
}
