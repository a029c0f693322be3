import type { RoadmapItem, RoadmapVote, SiteState } from './entities'
import { newFact } from './record-id'
import { isVoteOf } from './roadmap-slice'
import { commit, readState } from './site-store'
import { StoreError } from './store-error'

/** Adds the visitor's vote or takes it back; answers whether they vote for the item now. */
export function toggleVote(itemId: string): boolean {
  const state = readState()
  const user = state.currentUser
  if (!user) throw new StoreError('Authentication Required', 'Please log in to vote.')
  const hadVoted = hasVoted(state, itemId, user.id)
  commit({
    type: hadVoted ? 'voteRemoved' : 'voteAdded',
    ...newFact(),
    itemId,
    userId: user.id,
  })
  return hasVoted(readState(), itemId, user.id)
}

/** Most votes first; items with equally many keep their order. */
export function roadmapByVotes(state: Pick<SiteState, 'roadmapItems'>): RoadmapItem[] {
  return state.roadmapItems.toSorted((one, other) => other.vote_count - one.vote_count)
}

export function votesOf(state: Pick<SiteState, 'roadmapVotes'>, userId: string): RoadmapVote[] {
  return state.roadmapVotes.filter((vote) => vote.user_id === userId)
}

export function hasVoted(
  state: Pick<SiteState, 'roadmapVotes'>,
  itemId: string,
  userId: string,
): boolean {
  return state.roadmapVotes.some(isVoteOf(itemId, userId))
}
