import { defineOperation, textFacts } from '../model/define-operation'
import type { Roadmap, RoadmapItem, RoadmapVote } from './roadmap-item'

const facts = textFacts('itemId', 'userId')

/** One vote per user and item: a second one changes nothing. */
export const voteAdded = defineOperation(
  'voteAdded',
  facts,
  (state: Roadmap, { id, at, itemId, userId }) => {
    const { roadmapItems, roadmapVotes } = state
    const isKnown = roadmapItems.some((item) => item.id === itemId)
    const isVote = isVoteOf(itemId, userId)
    if (!isKnown || roadmapVotes.some((vote) => vote.id === id || isVote(vote))) return state
    const vote: RoadmapVote = { id, roadmap_item_id: itemId, user_id: userId, created_at: at }
    return {
      roadmapVotes: [...roadmapVotes, vote],
      roadmapItems: counted(roadmapItems, itemId, 1),
    }
  },
)

export const voteRemoved = defineOperation(
  'voteRemoved',
  facts,
  (state: Roadmap, { itemId, userId }) => {
    const { roadmapItems, roadmapVotes } = state
    const isVote = isVoteOf(itemId, userId)
    if (!roadmapVotes.some(isVote)) return state
    return {
      roadmapVotes: roadmapVotes.filter((vote) => !isVote(vote)),
      roadmapItems: counted(roadmapItems, itemId, -1),
    }
  },
)

export function isVoteOf(itemId: string, userId: string) {
  return (vote: RoadmapVote): boolean => vote.roadmap_item_id === itemId && vote.user_id === userId
}

/** `vote_count` never falls below 0. */
function counted(items: readonly RoadmapItem[], itemId: string, step: number): RoadmapItem[] {
  return items.map((item) =>
    item.id === itemId ? { ...item, vote_count: Math.max(0, item.vote_count + step) } : item,
  )
}
