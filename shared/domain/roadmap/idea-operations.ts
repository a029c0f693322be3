import { defineOperation, textFacts } from '../model/define-operation'
import { hasId, recorded } from '../model/recorded'
import type { RoadmapVoices } from './roadmap-idea'
import type { Roadmap, RoadmapItem } from './roadmap-item'

export const ideaSuggested = defineOperation(
  'ideaSuggested',
  textFacts('userId', 'userName', 'title', 'reason'),
  (state: RoadmapVoices, fact) => {
    const { roadmapIdeas } = state
    if (hasId(roadmapIdeas, fact.id)) return state
    const waiting = {
      status: '',
      answer: '',
      roadmap_item_id: '',
      updated_at: fact.at,
    } as const
    return { roadmapIdeas: [...roadmapIdeas, { ...recorded(fact), ...waiting }] }
  },
)

/** Plans an idea as a new roadmap item, or declines it, if `title` is empty. The first answer counts. */
export const ideaAnswered = defineOperation(
  'ideaAnswered',
  textFacts('ideaId', 'answer', 'title', 'description', 'category'),
  (state: RoadmapVoices & Roadmap, { id, at, ideaId, answer, title, description, category }) => {
    const { roadmapIdeas, roadmapItems } = state
    if (!roadmapIdeas.some((idea) => idea.id === ideaId && idea.status === '')) return state
    const outcome = title
      ? ({ status: 'planned', roadmap_item_id: id } as const)
      : ({ status: 'declined' } as const)
    const item: RoadmapItem = {
      id,
      title,
      description,
      category,
      status: 'planned',
      priority: 'medium',
      vote_count: 0,
      planned_release: '',
      created_at: at,
      updated_at: at,
    }
    return {
      roadmapIdeas: roadmapIdeas.map((idea) =>
        idea.id === ideaId ? { ...idea, ...outcome, answer, updated_at: at } : idea,
      ),
      roadmapItems: title ? [...roadmapItems, item] : roadmapItems,
    }
  },
)

export const roadmapCommented = defineOperation(
  'roadmapCommented',
  textFacts('userId', 'userName', 'itemId', 'body'),
  (state: RoadmapVoices & Roadmap, { itemId, ...fact }) => {
    const { roadmapComments, roadmapItems } = state
    if (hasId(roadmapComments, fact.id) || !hasId(roadmapItems, itemId)) return state
    return { roadmapComments: [...roadmapComments, { ...recorded(fact), roadmap_item_id: itemId }] }
  },
)

export const roadmapCommentDeleted = defineOperation(
  'roadmapCommentDeleted',
  textFacts('commentId'),
  (state: RoadmapVoices, { commentId }) => {
    const { roadmapComments } = state
    if (!hasId(roadmapComments, commentId)) return state
    return { roadmapComments: roadmapComments.filter(({ id }) => id !== commentId) }
  },
)
