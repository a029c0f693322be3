import { useMemo } from 'react'
import type { User } from '@fivefold/shared/domain/accounts/user'
import { Stack } from '@fivefold/shared/ui/layout'
import { PanelHead } from '../listing/panel-head'
import { roadmapContent } from './roadmap-content'
import { RoadmapEmpty } from './roadmap-empty'
import { RoadmapFilterBar } from './roadmap-filter-bar'
import { RoadmapList } from './roadmap-list'
import { useRoadmap } from './use-roadmap'
import { useRoadmapFilter } from './use-roadmap-filter'

export function RoadmapPanel({ user }: { user: User }) {
  const { items, voted } = useRoadmap(user.id)
  const asked = useRoadmapFilter()
  const { status, mine } = asked
  const filter = useMemo(() => ({ status, mine }), [status, mine])
  if (items.length === 0) return <RoadmapEmpty />
  return (
    <Stack $gap={5}>
      <PanelHead title={roadmapContent.title} lead={roadmapContent.lead} />
      <RoadmapFilterBar items={items} ownVotes={voted.size} asked={asked} />
      <RoadmapList
        key={`${status} ${mine}`}
        items={items}
        voted={voted}
        filter={filter}
        asked={asked}
      />
    </Stack>
  )
}
