import { useMemo } from 'react'
import { useStore } from '@fivefold/shared/store/site-store'
import { roadmapByVotes, votesOf } from '@fivefold/shared/domain/roadmap/roadmap-selectors'

/** The roadmap, most votes first, and the ids of the items the user voted for. */
export function useRoadmap(userId: string) {
  const roadmapItems = useStore((state) => state.roadmapItems)
  const roadmapVotes = useStore((state) => state.roadmapVotes)
  const items = useMemo(() => roadmapByVotes({ roadmapItems }), [roadmapItems])
  const voted = useMemo(
    () => new Set(votesOf({ roadmapVotes }, userId).map((vote) => vote.roadmap_item_id)),
    [roadmapVotes, userId],
  )
  return { items, voted }
}
