import { useMemo } from 'react'
import { useStore } from '@fivefold/shared/store/site-store'
import { RankedBars } from '../charts/ranked-bars'
import { useItemTitles } from '../votes/use-item-titles'
import { voteContent } from '../votes/vote-content'
import { itemsByVotes } from '../votes/vote-rows'
import { NothingYet } from './nothing-yet'
import { OverviewCard } from './overview-card'
import { overviewContent } from './overview-content'

/** Entries of a ranking that fit into a card. */
const shown = 5

export function VotesCard() {
  const votes = useStore((state) => state.roadmapVotes)
  const titles = useItemTitles()
  const ranked = useMemo(() => itemsByVotes(votes, titles).slice(0, shown), [votes, titles])
  const { title, all, empty } = overviewContent.votes
  return (
    <OverviewCard title={title} count={votes.length} view="votes" all={all}>
      {ranked.length === 0 ? (
        <NothingYet>{empty}</NothingYet>
      ) : (
        <RankedBars label={voteContent.ranking} ranked={ranked} />
      )}
    </OverviewCard>
  )
}
