import { describe, expect, it } from 'vitest'
import type { RoadmapItem } from '@fivefold/shared/domain/roadmap/roadmap-item'
import { readAddress } from '@fivefold/shared/address/address-schema'
import { roadmapAddress, roadmapMatching, roadmapStatuses } from './roadmap-filter'

const item = (id: string, status: string): RoadmapItem => ({
  id,
  title: id,
  description: '',
  category: 'Platform',
  status,
  priority: 'medium',
  vote_count: 1,
  planned_release: '',
  created_at: '',
  updated_at: '',
})

const items = [item('a', 'planned'), item('b', 'in-progress'), item('c', 'planned')]
const found = (search: string, voted: string[], keptId?: string) =>
  roadmapMatching(items, readAddress(roadmapAddress, search), new Set(voted), keptId).map(
    ({ id }) => id,
  )

describe('the roadmap filter', () => {
  it('shows everything without a filter', () => {
    expect(found('', [])).toEqual(['a', 'b', 'c'])
  })

  it('narrows by status and by own votes, and keeps the order', () => {
    expect(found('status=planned', [])).toEqual(['a', 'c'])
    expect(found('mine=1', ['c', 'b'])).toEqual(['b', 'c'])
    expect(found('status=planned&mine=1', ['c', 'b'])).toEqual(['c'])
  })

  it('keeps the item whose vote was just removed', () => {
    expect(found('mine=1', ['b'], 'c')).toEqual(['b', 'c'])
    expect(found('mine=1&status=in-progress', ['b'], 'c')).toEqual(['b'])
  })

  it('offers the statuses of the items, in-progress first', () => {
    expect(roadmapStatuses([...items, item('d', 'shipped')])).toEqual([
      'in-progress',
      'planned',
      'shipped',
    ])
  })
})
