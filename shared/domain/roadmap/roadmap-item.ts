import * as v from 'valibot'
import { count, dated, identity, moment, text, type RecordOf } from '../model/record-fields'

const roadmapItemEntries = {
  ...identity,
  title: text,
  description: text,
  category: text,
  status: v.nullish(v.string(), 'planned'),
  priority: v.nullish(v.string(), 'medium'),
  vote_count: count,
  planned_release: text,
  ...dated,
}
/** @example v.is(RoadmapItemSchema, { id: 'roadmap-1' }) // true: other fields have defaults */
export const RoadmapItemSchema = v.looseObject(roadmapItemEntries)
export type RoadmapItem = RecordOf<typeof roadmapItemEntries>

const roadmapVoteEntries = {
  ...identity,
  roadmap_item_id: v.string(),
  user_id: v.string(),
  created_at: moment,
}
/** @example v.is(RoadmapVoteSchema, { id: 'vote-1' }) // false */
export const RoadmapVoteSchema = v.looseObject(roadmapVoteEntries)
export type RoadmapVote = RecordOf<typeof roadmapVoteEntries>

export interface Roadmap {
  readonly roadmapItems: readonly RoadmapItem[]
  readonly roadmapVotes: readonly RoadmapVote[]
}
