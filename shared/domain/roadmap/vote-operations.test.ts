import { describe, expect, test } from 'vitest'
import { voteAdded, voteRemoved } from './vote-operations'
import { seededState } from '../site/seeds'
import { frozen } from '../testing/frozen'

const [memory, dryRuns] = seededState.roadmapItems
if (!memory || !dryRuns) throw new Error('the seeds are incomplete')
const state = frozen({ roadmapItems: [memory, dryRuns], roadmapVotes: [] })
const added = {
  type: 'voteAdded',
  id: 'v',
  at: '2026-11-02',
  itemId: memory.id,
  userId: 'u',
} as const
const voted = frozen(voteAdded(state, added))
const countsOf = ({ roadmapItems }: { roadmapItems: readonly { vote_count: number }[] }) =>
  roadmapItems.map(({ vote_count }) => vote_count)

describe('a vote', () => {
  test('is stored, and counted for its item only', () => {
    expect(voted.roadmapVotes).toEqual([
      { id: 'v', roadmap_item_id: memory.id, user_id: 'u', created_at: '2026-11-02' },
    ])
    expect(countsOf(voted)).toEqual([memory.vote_count + 1, dryRuns.vote_count])
    expect(voted.roadmapItems[1]).toBe(dryRuns)
  })

  test('is limited to one per user and known item', () => {
    expect(voteAdded(voted, { ...added, id: 'w' })).toBe(voted)
    expect(voteAdded(voted, { ...added, userId: 'x', itemId: dryRuns.id })).toBe(voted)
    expect(voteAdded(state, { ...added, itemId: 'no-item' })).toBe(state)
    expect(voteAdded(voted, { ...added, id: 'w', userId: 'x' }).roadmapVotes).toHaveLength(2)
    expect(voteAdded(voted, { ...added, id: 'w', itemId: dryRuns.id }).roadmapVotes).toHaveLength(2)
  })
})

describe('removing a vote', () => {
  const removed = { ...added, type: 'voteRemoved', id: 'r' } as const

  test('removes it and its count, and no other', () => {
    const two = voteAdded(voted, { ...added, id: 'w', userId: 'x' })
    const after = voteRemoved(two, removed)
    expect(after.roadmapVotes.map(({ id }) => id)).toEqual(['w'])
    expect(countsOf(after)).toEqual([memory.vote_count + 1, dryRuns.vote_count])
  })

  test('changes nothing if there was no vote', () => {
    expect(voteRemoved(state, removed)).toBe(state)
    expect(voteRemoved(voted, { ...removed, userId: 'x' })).toBe(voted)
    expect(voteRemoved(voted, { ...removed, itemId: dryRuns.id })).toBe(voted)
  })

  test('never lowers a count below 0', () => {
    const wrong = { ...voted, roadmapItems: [{ ...memory, vote_count: 0 }, dryRuns] }
    expect(countsOf(voteRemoved(wrong, removed))).toEqual([0, dryRuns.vote_count])
  })
})
