import type { RoadmapItem, RoadmapVote } from './roadmap-item'
import type { SiteState } from '../site/site-state'
import type { OperationOf } from '../site/site-operations'

type Roadmap = Pick<SiteState, 'roadmapItems' | 'roadmapVotes'>

/** One vote per user and item: a second one changes nothing. */
export function voteAdded<State extends Roadmap>(
  state: State,
  { id, at, itemId, userId }: OperationOf<'voteAdded'>,
): State {
  const isKnown = state.roadmapItems.some((item) => item.id === itemId)
  const isVote = isVoteOf(itemId, userId)
  if (!isKnown || state.roadmapVotes.some((vote) => vote.id === id || isVote(vote))) return state
  const vote: RoadmapVote = { id, roadmap_item_id: itemId, user_id: userId, created_at: at }
  return {
    ...state,
    roadmapVotes: [...state.roadmapVotes, vote],
    roadmapItems: counted(state.roadmapItems, itemId, 1),
  }
}

export function voteRemoved<State extends Roadmap>(
  state: State,
  { itemId, userId }: OperationOf<'voteRemoved'>,
): State {
  const isVote = isVoteOf(itemId, userId)
  if (!state.roadmapVotes.some(isVote)) return state
  return {
    ...state,
    roadmapVotes: state.roadmapVotes.filter((vote) => !isVote(vote)),
    roadmapItems: counted(state.roadmapItems, itemId, -1),
  }
}

export function isVoteOf(itemId: string, userId: string) {
  return (vote: RoadmapVote): boolean => vote.roadmap_item_id === itemId && vote.user_id === userId
}

/** `vote_count` never falls below 0. */
function counted(items: readonly RoadmapItem[], itemId: string, step: number): RoadmapItem[] {
  return items.map((item) =>
    item.id === itemId ? { ...item, vote_count: Math.max(0, item.vote_count + step) } : item,
  )
}
