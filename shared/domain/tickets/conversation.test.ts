import { describe, expect, test } from 'vitest'
import { conversationOf, isNewTo, latestActivity, newEntryCounts } from './conversation'
import type { SupportTicket, TicketEvent, Tickets } from './support-ticket'
import type { TicketMessage } from './ticket-message'

const day = (of: number) => `2026-11-0${of}T08:00:00.000Z`
const ticket = (id: string, user_id: string, change: Partial<SupportTicket> = {}) => ({
  id,
  user_id,
  subject: '',
  description: `Description of ${id}`,
  category: '',
  priority: 'low',
  status: 'open',
  created_at: day(1),
  updated_at: day(1),
  ...change,
})
const event = (id: string, ticket_id: string, by_id: string, of: number): TicketEvent => ({
  id,
  ticket_id,
  status: of === 1 ? 'open' : 'resolved',
  by_id,
  by_name: by_id,
  created_at: day(of),
})
const message = (id: string, ticket_id: string, author_id: string, of: number): TicketMessage => ({
  id,
  ticket_id,
  author_id,
  author_name: author_id,
  author_role: author_id === 'avery' ? 'admin' : 'customer',
  body: `Body of ${id}`,
  created_at: day(of),
})
const own = ticket('own', 'casey', { status: 'resolved', updated_at: day(4) })
const state: Tickets = {
  supportTickets: [own, ticket('other', 'avery')],
  ticketEvents: [event('own', 'own', 'casey', 1), event('e4', 'own', 'avery', 4)],
  ticketMessages: [
    message('m5', 'own', 'casey', 5),
    message('m2', 'own', 'avery', 2),
    message('m3', 'other', 'casey', 3),
    message('gone', 'no-ticket', 'avery', 9),
  ],
  ticketReads: [],
  ticketAssignments: [],
  ticketAttachments: [],
}
const readBy = (user_id: string, of: number): Tickets => ({
  ...state,
  ticketReads: [{ id: `own:${user_id}`, ticket_id: 'own', user_id, read_at: day(of) }],
})

describe('the conversation on a ticket', () => {
  const entries = conversationOf(state, own)

  test('begins with the ticket; messages and status changes follow by time', () => {
    expect(entries.map(({ id }) => id)).toEqual(['own', 'm2', 'e4', 'm5'])
    expect(entries[0]).toMatchObject({ kind: 'post', byId: 'casey', body: 'Description of own' })
    expect(entries[1]).toMatchObject({ kind: 'post', byName: 'avery', body: 'Body of m2' })
    expect(entries[2]).toMatchObject({ kind: 'status', from: 'open', to: 'resolved' })
  })

  test('is one entry if nothing is recorded', () => {
    expect(conversationOf(state, ticket('bare', 'casey'))).toHaveLength(1)
  })
})

describe('new entries', () => {
  const { id: mine } = { id: 'casey' }

  test('are those of others after the reading mark', () => {
    expect(isNewTo(mine, day(2), { byId: 'avery', at: day(3) })).toBe(true)
    expect(isNewTo(mine, day(3), { byId: 'avery', at: day(3) })).toBe(false)
    expect(isNewTo(mine, '', { byId: mine, at: day(3) })).toBe(false)
  })

  test('are counted for customers on their own tickets, until read', () => {
    const casey = { id: 'casey', role: 'customer' }
    expect([...newEntryCounts(state, casey)]).toEqual([['own', 2]])
    expect([...newEntryCounts(readBy('casey', 3), casey)]).toEqual([['own', 1]])
    expect(newEntryCounts(readBy('casey', 4), casey).size).toBe(0)
  })

  test('are counted for admins on all tickets, even if others have read them', () => {
    const counts = newEntryCounts(readBy('casey', 5), { id: 'avery', role: 'admin' })
    expect(Object.fromEntries(counts)).toEqual({ own: 2, other: 1 })
  })
})

test('the latest activity is the last change or the last message', () => {
  expect(Object.fromEntries(latestActivity(state))).toEqual({ own: day(5), other: day(3) })
})
