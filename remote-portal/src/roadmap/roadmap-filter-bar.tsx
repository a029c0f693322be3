import { useMemo } from 'react'
import { Check } from 'lucide-react'
import type { RoadmapItem } from '@fivefold/shared/domain/roadmap/roadmap-item'
import { Chip } from '@fivefold/shared/ui/chip'
import { ChipCount } from '@fivefold/shared/ui/chip-count'
import { ChipRow } from '@fivefold/shared/ui/chip-row'
import { statusWords } from '@fivefold/shared/words/label-words'
import { roadmapContent } from './roadmap-content'
import { roadmapStatuses, type RoadmapFilter } from './roadmap-filter'

interface RoadmapFilterBarProps {
  items: readonly RoadmapItem[]
  ownVotes: number
  filter: RoadmapFilter
  onFilter: (changes: Partial<RoadmapFilter>) => void
}

export function RoadmapFilterBar(props: RoadmapFilterBarProps) {
  const { items, ownVotes, filter, onFilter } = props
  const statuses = useMemo(() => roadmapStatuses(items), [items])
  return (
    <ChipRow label={roadmapContent.filterLabel}>
      <Chip pressed={filter.status === ''} onClick={() => onFilter({ status: '' })}>
        {roadmapContent.all}
      </Chip>
      {statuses.map((status) => (
        <Chip key={status} pressed={filter.status === status} onClick={() => onFilter({ status })}>
          {statusWords(status)}
        </Chip>
      ))}
      <Chip pressed={filter.mine} onClick={() => onFilter({ mine: !filter.mine })}>
        {filter.mine && <Check width="1em" height="1em" aria-hidden="true" />}
        {roadmapContent.mine}
        <ChipCount count={ownVotes} />
      </Chip>
    </ChipRow>
  )
}
