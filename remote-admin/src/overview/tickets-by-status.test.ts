import { expect, it } from 'vitest'
import { ticket } from '../testing/records'
import { oldestOpen, ticketsByStatus } from './tickets-by-status'

const tickets = [
  ticket({ id: 'a', created_at: '2026-11-03T00:00:00.000Z' }),
  ticket({ id: 'b', created_at: '2026-11-01T00:00:00.000Z', status: 'closed' }),
  ticket({ id: 'c', created_at: '2026-11-02T00:00:00.000Z' }),
  ticket({ id: 'd', status: 'escalated' }),
]

it('the four statuses have their colors, and an unknown one is grey', () => {
  expect(ticketsByStatus(tickets)).toEqual([
    { name: 'open', count: 2, tone: 'info' },
    { name: 'in-progress', count: 0, tone: 'warning' },
    { name: 'resolved', count: 0, tone: 'success' },
    { name: 'closed', count: 1, tone: 'neutral' },
    { name: 'escalated', count: 1, tone: 'neutral' },
  ])
})

it('the longest waiting ticket is the oldest open one', () => {
  expect(oldestOpen(tickets)?.id).toBe('c')
  expect(oldestOpen([])).toBeUndefined()
})
