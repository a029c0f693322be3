import { newTicketHref } from '@fivefold/shared/routing/paths'
import { ButtonLink } from '@fivefold/shared/ui/button'
import { EmptyState } from '@fivefold/shared/ui/empty-state'
import { NoMatch } from '@fivefold/shared/ui/no-match'
import { roadmapContent } from './roadmap-content'
import type { RoadmapFilter } from './roadmap-filter'

export function RoadmapEmpty() {
  return (
    <EmptyState
      title={roadmapContent.empty}
      action={
        <ButtonLink variant="secondary" to={newTicketHref({ category: 'Feature Request' })}>
          {roadmapContent.request}
        </ButtonLink>
      }
    >
      {roadmapContent.emptyHint}
    </EmptyState>
  )
}

interface RoadmapNoMatchProps {
  filter: RoadmapFilter
  onClear: () => void
}

export function RoadmapNoMatch({ filter, onClear }: RoadmapNoMatchProps) {
  const words = filter.mine ? roadmapContent.noVotes : roadmapContent.noMatch
  return (
    <NoMatch title={words.title} clear={roadmapContent.clear} onClear={onClear}>
      {words.hint}
    </NoMatch>
  )
}
