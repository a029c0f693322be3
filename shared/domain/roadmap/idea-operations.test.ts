import { describe, expect, test } from 'vitest'
import {
  ideaAnswered,
  ideaSuggested,
  roadmapCommentDeleted,
  roadmapCommented,
} from './idea-operations'
import { seededState } from '../site/seeds'
import { frozen } from '../testing/frozen'

const at = '2026-11-02'
const author = { userId: 'u', userName: 'Casey' }
const [memory] = seededState.roadmapItems
if (!memory) throw new Error('the seeds are incomplete')

const suggested = {
  type: 'ideaSuggested',
  id: 'idea',
  at,
  ...author,
  title: 'T',
  reason: 'R',
} as const
const open = frozen(ideaSuggested(seededState, suggested))
const answer = {
  type: 'ideaAnswered',
  id: 'a',
  at: '2026-11-03',
  ideaId: 'idea',
  answer: 'Soon',
} as const
const planned = { ...answer, title: 'Item', description: 'D', category: 'Integ' }
const declined = { ...answer, title: '', description: '', category: '' }

describe('an idea', () => {
  test('waits for an answer, and is stored once', () => {
    expect(open.roadmapIdeas).toMatchObject([{ id: 'idea', user_id: 'u', title: 'T', status: '' }])
    expect(ideaSuggested(open, suggested)).toBe(open)
  })

  test('becomes an item without votes when it is planned', () => {
    const after = ideaAnswered(open, planned)
    expect(after.roadmapIdeas).toMatchObject([
      { status: 'planned', answer: 'Soon', roadmap_item_id: 'a', updated_at: '2026-11-03' },
    ])
    expect(after.roadmapItems).toHaveLength(open.roadmapItems.length + 1)
    expect(after.roadmapItems.at(-1)).toMatchObject({
      id: 'a',
      title: 'Item',
      category: 'Integ',
      status: 'planned',
      vote_count: 0,
    })
  })

  test('leaves the roadmap alone when it is declined', () => {
    const after = ideaAnswered(open, declined)
    expect(after.roadmapIdeas).toMatchObject([{ status: 'declined', roadmap_item_id: '' }])
    expect(after.roadmapItems).toBe(open.roadmapItems)
  })

  test('has one answer: the first, also if two admins answer at once', () => {
    const after = frozen(ideaAnswered(open, declined))
    expect(ideaAnswered(after, { ...planned, id: 'b' })).toBe(after)
    expect(ideaAnswered(open, { ...planned, ideaId: 'gone' })).toBe(open)
  })
})

describe('a comment', () => {
  const written = {
    type: 'roadmapCommented',
    id: 'c',
    at,
    ...author,
    itemId: memory.id,
    body: 'B',
  } as const
  const commented = frozen(roadmapCommented(seededState, written))

  test('is stored once, for a known item', () => {
    expect(commented.roadmapComments).toMatchObject([{ id: 'c', body: 'B', user_name: 'Casey' }])
    expect(roadmapCommented(commented, written)).toBe(commented)
    expect(roadmapCommented(seededState, { ...written, itemId: 'gone' })).toBe(seededState)
  })

  test('is deleted, and only it', () => {
    const two = roadmapCommented(commented, { ...written, id: 'd' })
    const gone = { type: 'roadmapCommentDeleted', id: 'x', at, commentId: 'c' } as const
    expect(roadmapCommentDeleted(two, gone).roadmapComments.map(({ id }) => id)).toEqual(['d'])
    expect(roadmapCommentDeleted(seededState, gone)).toBe(seededState)
  })
})
