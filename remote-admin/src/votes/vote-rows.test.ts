import { expect, it } from 'vitest'
import { user, vote } from '../testing/records'
import { itemsByVotes, voteRows } from './vote-rows'

const titles = new Map([['r1', 'Dry runs']])
const people = new Map([['casey', user({ id: 'casey', name: 'Casey Customer' })]])

it('a vote shows its item and its voter', () => {
  expect(voteRows([vote('v1', 'r1'), vote('v2', 'gone', 'nobody')], titles, people)).toMatchObject([
    { item: 'Dry runs', voter: 'Casey Customer', email: 'casey@example.com' },
    { item: 'gone', voter: 'nobody', email: '' },
  ])
})

it('items are ranked by votes in this browser', () => {
  const votes = [vote('v1', 'r2'), vote('v2', 'r1'), vote('v3', 'r1', 'ann')]
  expect(itemsByVotes(votes, titles)).toEqual([
    { id: 'r1', name: 'Dry runs', count: 2, to: '/admin?view=votes&item=r1' },
    { id: 'r2', name: 'r2', count: 1, to: '/admin?view=votes&item=r2' },
  ])
})
