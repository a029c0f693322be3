import { useMemo } from 'react'
import { Check } from 'lucide-react'
import type { RoadmapItem } from '@fivefold/shared/domain/roadmap/roadmap-item'
import { Chip } from '@fivefold/shared/ui/chip'
import { ChipRow } from '@fivefold/shared/ui/chip-row'
import { Count } from '../listing/count'
import { labelWords } from '@fivefold/shared/words/label-words'
import { roadmapContent } from './roadmap-content'
import { roadmapStatuses } from './roadmap-filter'
import type { useRoadmapFilter } from './use-roadmap-filter'

interface RoadmapFilterBarProps {
  items: readonly RoadmapItem[]
  ownVotes: number
  asked: ReturnType<typeof useRoadmapFilter>
}

export function RoadmapFilterBar({ items, ownVotes, asked }: RoadmapFilterBarProps) {
  const statuses = useMemo(() => roadmapStatuses(items), [items])
  return (
    <ChipRow label={roadmapContent.filterLabel}>
      <Chip pressed={asked.status === ''} onClick={() => asked.setStatus('')}>
        {roadmapContent.all}
      </Chip>
      {statuses.map((status) => (
        <Chip
          key={status}
          pressed={asked.status === status}
          onClick={() => asked.setStatus(status)}
        >
          {labelWords(status)}
        </Chip>
      ))}
      <Chip pressed={asked.mine} onClick={() => asked.setMine(!asked.mine)}>
        {asked.mine && <Check size="1em" aria-hidden="true" />}
        {roadmapContent.mine}
        <Count count={ownVotes} />
      </Chip>
    </ChipRow>
  )
}
