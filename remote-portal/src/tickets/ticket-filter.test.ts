import { describe, expect, it } from 'vitest'
import type { SupportTicket } from '@fivefold/shared/domain/tickets/support-ticket'
import { readAddress } from '@fivefold/shared/address/address-schema'
import {
  countByStatus,
  ticketAddress,
  ticketsMatching,
  ticketsSorted,
  type TicketSort,
} from './ticket-filter'

const ticket = (id: string, change: Partial<SupportTicket> = {}): SupportTicket => ({
  id,
  user_id: 'casey',
  subject: 'Sync stops',
  description: 'The nightly run ends early.',
  category: 'Integration',
  priority: 'medium',
  status: 'open',
  created_at: '2026-01-01T00:00:00.000Z',
  updated_at: '2026-01-01T00:00:00.000Z',
  ...change,
})

const tickets = [
  ticket('t-1', { subject: 'Invoice for March' }),
  ticket('t-2', { description: 'Where is the INVOICE?', status: 'closed' }),
  ticket('t-3', { status: 'in-progress' }),
]
const found = (status: string, query: string) =>
  ticketsMatching(tickets, { status, query }).map(({ id }) => id)

describe('the ticket filter', () => {
  it('shows everything without a filter', () => {
    expect(ticketsMatching(tickets, { status: '', query: '  ' })).toBe(tickets)
  })

  it('finds words in subject, description and reference, in any case and order', () => {
    expect(found('', 'invoice')).toEqual(['t-1', 't-2'])
    expect(found('', 'march INVOICE')).toEqual(['t-1'])
    expect(found('', 'T-3')).toEqual(['t-3'])
  })

  it('filters by status, alone and with words', () => {
    expect(found('closed', '')).toEqual(['t-2'])
    expect(found('closed', 'march')).toEqual([])
  })

  it('finds a ticket by its number', () => {
    const numbered = [ticket('a', { number: 1042 }), ticket('b', { number: 1043 })]
    expect(ticketsMatching(numbered, { status: '', query: 'ff-1043' })).toEqual([numbered[1]])
  })

  it('treats special characters literally', () => {
    expect(found('', '.*')).toEqual([])
    expect(found('', '<script>')).toEqual([])
  })

  it('is read from the address', () => {
    expect(readAddress(ticketAddress, 'status=open&q=a+b&sort=activity')).toMatchObject({
      status: 'open',
      query: 'a b',
      sort: 'activity',
    })
  })

  it('counts the tickets of each status', () => {
    expect([...countByStatus(tickets)]).toEqual([
      ['open', 1],
      ['closed', 1],
      ['in-progress', 1],
    ])
  })
})

describe('the order of the tickets', () => {
  const newestFirst = [
    ticket('new', { number: 1300, priority: 'low', status: 'resolved' }),
    ticket('odd', { priority: 'whenever', status: 'escalated' }),
    ticket('mid', { number: 1100, priority: 'critical', status: 'open' }),
    ticket('old', { number: 1200, priority: 'low', status: 'open' }),
  ]
  const activity = new Map([
    ['new', '2026-01-01T00:00:00.000Z'],
    ['mid', '2026-01-02T00:00:00.000Z'],
    ['old', '2026-01-03T00:00:00.000Z'],
  ])
  const order = (sort: TicketSort) => ticketsSorted(newestFirst, sort, activity).map(({ id }) => id)

  it('is newest first by default', () => {
    expect(order('newest')).toEqual(['new', 'odd', 'mid', 'old'])
  })

  it.each([
    ['activity', ['old', 'mid', 'new', 'odd']],
    ['number', ['mid', 'old', 'new', 'odd']],
    ['priority', ['mid', 'new', 'old', 'odd']],
    ['status', ['mid', 'old', 'new', 'odd']],
  ] as const)('by %s puts what the product does not know last', (sort, expected) => {
    expect(order(sort)).toEqual(expected)
  })
})
