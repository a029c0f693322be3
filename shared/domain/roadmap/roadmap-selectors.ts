import type { Roadmap, RoadmapItem, RoadmapVote } from './roadmap-item'
import { folded } from '../../browser/words/folded'
import { isVoteOf } from './vote-operations'

/**
 * Most votes first; items with equal votes keep their order.
 * @example roadmapByVotes({ roadmapItems: [] })
 */
export function roadmapByVotes(state: Pick<Roadmap, 'roadmapItems'>): RoadmapItem[] {
  return state.roadmapItems.toSorted((one, other) => other.vote_count - one.vote_count)
}

/** @example votesOf({ roadmapVotes: [] }, 'u-1').length */
export function votesOf(state: Pick<Roadmap, 'roadmapVotes'>, userId: string): RoadmapVote[] {
  return state.roadmapVotes.filter((vote) => vote.user_id === userId)
}

/** @example hasVoted({ roadmapVotes: [] }, 'roadmap-1', 'u-1') // false */
export function hasVoted(
  state: Pick<Roadmap, 'roadmapVotes'>,
  itemId: string,
  userId: string,
): boolean {
  return state.roadmapVotes.some(isVoteOf(itemId, userId))
}

/** @example isOnRoadmap({ roadmapItems: [] }, 'Dark mode for PDFs') // false: the case makes no difference */
export const isOnRoadmap = (state: Pick<Roadmap, 'roadmapItems'>, title: string): boolean =>
  state.roadmapItems.some((item) => folded(item.title) === folded(title))
