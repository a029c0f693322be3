import { describe, expect, test } from 'vitest'
import { accountDeleted } from './account-deletion'
import type { SiteState } from '../site/site-state'
import { seededState } from '../site/seeds'
import { frozen } from '../testing/frozen'

const [avery, casey] = seededState.users
const [memory, dryRuns] = seededState.roadmapItems
if (!avery || !casey || !memory || !dryRuns) throw new Error('the seeds are incomplete')

/** Has the fields of each kind of record. */
const record = {
  subject: '',
  description: '',
  category: '',
  priority: 'low',
  status: 'open',
  by_id: '',
  by_name: '',
  author_id: '',
  author_name: '',
  author_role: '',
  body: '',
  assignee_id: '',
  assignee_name: 'Somebody',
  name: '',
  media_type: '',
  size: 0,
  read_at: '',
  created_at: '',
  updated_at: '',
}
const ticket = (id: string, user_id: string) => ({ ...record, id, user_id })
const line = (id: string, ticket_id: string, by_id: string) => ({ ...record, id, ticket_id, by_id })
const desk = (id: string, ticket_id: string) => ({
  ...record,
  id,
  ticket_id,
  message_id: ticket_id,
})
const message = (id: string, ticket_id: string, author_id: string) => ({
  ...record,
  id,
  ticket_id,
  author_id,
})
const read = (ticket_id: string, user_id: string) => ({
  ...record,
  id: `${ticket_id}:${user_id}`,
  ticket_id,
  user_id,
})
const vote = (id: string, roadmap_item_id: string, user_id: string) => ({
  ...record,
  id,
  roadmap_item_id,
  user_id,
})

/** Both users have tickets, conversations and votes; each has written on a ticket of the other. */
const state: SiteState = frozen({
  ...seededState,
  currentUser: casey,
  supportTickets: [ticket('t1', casey.id), ticket('t2', avery.id), ticket('t3', casey.id)],
  ticketEvents: [
    line('e1', 't1', casey.id),
    line('e2', 't2', avery.id),
    line('e3', 't1', avery.id),
    line('e4', 't2', casey.id),
  ],
  ticketMessages: [
    message('m1', 't1', avery.id),
    message('m2', 't2', casey.id),
    message('m3', 't2', avery.id),
  ],
  ticketNotes: [desk('n1', 't1'), desk('n2', 't2')],
  ticketAssignments: [
    { ...desk('a1', 't1'), assignee_id: avery.id },
    { ...desk('a2', 't2'), assignee_id: casey.id },
  ],
  ticketAttachments: [desk('f1', 't1'), desk('f2', 't2')],
  ticketReads: [read('t1', avery.id), read('t2', casey.id), read('t2', avery.id)],
  roadmapVotes: [
    vote('v1', memory.id, casey.id),
    vote('v2', memory.id, avery.id),
    vote('v3', dryRuns.id, casey.id),
  ],
})
const deletion = (userId: string) => ({
  type: 'accountDeleted' as const,
  id: 'd',
  at: '',
  userId,
})

test('removes its records from lists that only another release knows', () => {
  const lists = {
    later: [{ id: 'l1', user_id: casey.id }, { id: 'l2', ticket_id: 't3' }, { id: 'l3' }, null],
  }
  const after = accountDeleted({ ...state, ...lists }, deletion(casey.id))
  expect(after.later).toEqual([{ id: 'l3' }, null])
})

describe('deleting an account', () => {
  const after = accountDeleted(state, deletion(casey.id))
  const idsOf = (records: readonly { id: string }[]) => records.map(({ id }) => id)

  test('removes it and signs it out', () => {
    expect(after.users).toEqual([avery])
    expect(after.currentUser).toBeNull()
  })

  test('removes its tickets with their messages, events and marks, and no other’s', () => {
    expect(idsOf(after.supportTickets)).toEqual(['t2'])
    expect(idsOf(after.ticketEvents)).toEqual(['e2', 'e4'])
    expect(idsOf(after.ticketMessages)).toEqual(['m2', 'm3'])
    expect(idsOf(after.ticketNotes)).toEqual(['n2'])
    expect(idsOf(after.ticketAttachments)).toEqual(['f2'])
  })

  test('takes back the tickets that it was assigned to', () => {
    expect(after.ticketAssignments).toEqual([
      { ...desk('a2', 't2'), assignee_id: '', assignee_name: '' },
    ])
  })

  test('removes its reading marks', () => {
    expect(after.ticketReads).toEqual([read('t2', avery.id)])
  })

  test('removes its votes from the counts', () => {
    expect(idsOf(after.roadmapVotes)).toEqual(['v2'])
    expect(after.roadmapItems.map(({ vote_count }) => vote_count)).toEqual([
      memory.vote_count - 1,
      dryRuns.vote_count - 1,
    ])
  })

  test('changes nothing else, and no other session', () => {
    const other = accountDeleted({ ...state, currentUser: avery }, deletion(casey.id))
    expect(other.currentUser).toBe(avery)
    expect(other.kbArticles).toBe(state.kbArticles)
  })
})

test('a session without an account is ended, too', () => {
  const session = { ...state, users: [avery] }
  expect(accountDeleted(session, deletion(casey.id))).toMatchObject({
    users: [avery],
    currentUser: null,
  })
})

test('deleting an unknown account changes nothing', () => {
  expect(accountDeleted(state, deletion('nobody'))).toBe(state)
  const signedOut = { ...state, currentUser: null }
  expect(accountDeleted(signedOut, deletion('nobody'))).toBe(signedOut)
})
