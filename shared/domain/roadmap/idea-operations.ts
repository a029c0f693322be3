import { defineOperation, textFact } from '../model/define-operation'
import type { RoadmapComment, RoadmapIdea, RoadmapVoices } from './roadmap-idea'
import type { Roadmap, RoadmapItem } from './roadmap-item'

const author = { userId: textFact, userName: textFact }

export const ideaSuggested = defineOperation(
  'ideaSuggested',
  { ...author, title: textFact, reason: textFact },
  (state: RoadmapVoices, { id, at, userId, userName, title, reason }) => {
    const { roadmapIdeas } = state
    if (has(roadmapIdeas, id)) return state
    const idea: RoadmapIdea = {
      id,
      user_id: userId,
      user_name: userName,
      title,
      reason,
      status: '',
      answer: '',
      roadmap_item_id: '',
      created_at: at,
      updated_at: at,
    }
    return { roadmapIdeas: [...roadmapIdeas, idea] }
  },
)

/** Plans an idea as a new roadmap item, or declines it, if `title` is empty. The first answer counts. */
export const ideaAnswered = defineOperation(
  'ideaAnswered',
  {
    ideaId: textFact,
    answer: textFact,
    title: textFact,
    description: textFact,
    category: textFact,
  },
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
  { ...author, itemId: textFact, body: textFact },
  (state: RoadmapVoices & Roadmap, { id, at, userId, userName, itemId, body }) => {
    const { roadmapComments, roadmapItems } = state
    if (has(roadmapComments, id) || !has(roadmapItems, itemId)) return state
    const comment: RoadmapComment = {
      id,
      roadmap_item_id: itemId,
      user_id: userId,
      user_name: userName,
      body,
      created_at: at,
    }
    return { roadmapComments: [...roadmapComments, comment] }
  },
)

export const roadmapCommentDeleted = defineOperation(
  'roadmapCommentDeleted',
  { commentId: textFact },
  (state: RoadmapVoices, { commentId }) => {
    const { roadmapComments } = state
    if (!has(roadmapComments, commentId)) return state
    return { roadmapComments: roadmapComments.filter(({ id }) => id !== commentId) }
  },
)

const has = (records: readonly { id: string }[], id: string) =>
  records.some((record) => record.id === id)
