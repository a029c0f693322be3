import * as v from 'valibot'
import { dated, identity, moment, text, type RecordOf } from '../model/record-fields'

const roadmapIdeaEntries = {
  ...identity,
  user_id: text,
  user_name: text,
  title: text,
  reason: text,
  /** '' until an admin answers. */
  status: v.nullish(v.picklist(['', 'planned', 'declined']), ''),
  answer: text,
  /** The roadmap item that a planned idea has become. */
  roadmap_item_id: text,
  ...dated,
}
/** @example v.is(RoadmapIdeaSchema, { id: 'idea-1' }) // true: other fields have defaults */
export const RoadmapIdeaSchema = v.looseObject(roadmapIdeaEntries)
export type RoadmapIdea = RecordOf<typeof roadmapIdeaEntries>

const roadmapCommentEntries = {
  ...identity,
  roadmap_item_id: text,
  user_id: text,
  user_name: text,
  body: text,
  created_at: moment,
}
/** @example v.is(RoadmapCommentSchema, { id: 'comment-1' }) // true */
export const RoadmapCommentSchema = v.looseObject(roadmapCommentEntries)
export type RoadmapComment = RecordOf<typeof roadmapCommentEntries>

/** Ideas and comments of customers, which the specification does not have. */
export interface RoadmapVoices {
  readonly roadmapIdeas: readonly RoadmapIdea[]
  readonly roadmapComments: readonly RoadmapComment[]
}
