import { describe, expect, test } from 'vitest'
import { frozen } from '../testing/frozen'
import { ticketOpening } from '../testing/opened-ticket'
import { noTickets } from './no-tickets'
import { ticketOpened, ticketStatusChanged } from './ticket-operations'

const one = frozen(ticketOpened(noTickets, ticketOpening))
const two = frozen(ticketOpened(one, { ...ticketOpening, id: 'other' }))

const ticket = {
  id: 't',
  user_id: 'casey',
  subject: 'Invoice',
  description: 'Twice.',
  category: 'Billing',
  priority: 'high',
  status: 'open',
  created_at: '2026-11-02',
  updated_at: '2026-11-02',
  number: 1001,
}
const opening = {
  id: 't',
  ticket_id: 't',
  status: 'open',
  by_id: 'casey',
  by_name: 'Casey',
  created_at: '2026-11-02',
}

describe('opening a ticket', () => {
  test('adds it with the first line of its history', () => {
    expect(one).toEqual({
      ...noTickets,
      supportTickets: [ticket],
      ticketEvents: [opening],
    })
    expect(two.supportTickets.map(({ id }) => id)).toEqual(['t', 'other'])
    expect(two.ticketEvents.map(({ id }) => id)).toEqual(['t', 'other'])
  })

  test('changes nothing if its id is known, as a ticket or as an event', () => {
    expect(ticketOpened(one, ticketOpening)).toBe(one)
    const withoutLine = { ...one, ticketEvents: [] }
    expect(ticketOpened(withoutLine, ticketOpening)).toBe(withoutLine)
    const withoutTicket = { ...one, supportTickets: [] }
    expect(ticketOpened(withoutTicket, ticketOpening)).toBe(withoutTicket)
  })
})

describe('changing the status of a ticket', () => {
  const closed = {
    type: 'ticketStatusChanged',
    id: 'c',
    at: '2026-11-03',
    ticketId: 't',
    status: 'closed',
    byId: 'a',
    byName: 'Avery',
  } as const

  test('sets status and time of that ticket only, and adds an event to its history', () => {
    const after = ticketStatusChanged(two, closed)
    expect(after.supportTickets).toEqual([
      { ...ticket, status: 'closed', updated_at: '2026-11-03' },
      { ...ticket, id: 'other', number: 1002 },
    ])
    expect(after.supportTickets[1]).toBe(two.supportTickets[1])
    expect(after.ticketEvents.at(-1)).toEqual({
      id: 'c',
      ticket_id: 't',
      status: 'closed',
      by_id: 'a',
      by_name: 'Avery',
      created_at: '2026-11-03',
    })
    expect(after.ticketEvents).toHaveLength(3)
  })

  test('the later of two changes wins in any order of arrival; the history has both', () => {
    const resolved = { ...closed, id: 'r', at: '2026-11-04', status: 'resolved' } as const
    for (const order of [
      [closed, resolved],
      [resolved, closed],
    ]) {
      const after = order.reduce(ticketStatusChanged, one)
      expect(after.supportTickets[0]).toMatchObject({
        status: 'resolved',
        updated_at: '2026-11-04',
      })
      expect(after.ticketEvents).toHaveLength(3)
    }
  })

  test('changes nothing if the ticket is unknown or the event is stored', () => {
    expect(ticketStatusChanged(one, { ...closed, ticketId: 'gone' })).toBe(one)
    const once = ticketStatusChanged(one, closed)
    expect(ticketStatusChanged(once, closed)).toBe(once)
  })
})
