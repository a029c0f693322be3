import { describe, expect, test } from 'vitest'
import { frozen } from '../testing/frozen'
import { ticketOpening } from '../testing/opened-ticket'
import { noTickets } from './no-tickets'
import { ticketRead, ticketReplied } from './conversation-operations'
import { ticketOpened } from './ticket-operations'

const opened = frozen(ticketOpened(noTickets, ticketOpening))
const reply = {
  type: 'ticketReplied',
  id: 'm1',
  at: '2026-11-03',
  ticketId: 't',
  authorId: 'avery',
  authorName: 'Avery Admin',
  authorRole: 'admin',
  body: 'Which invoice?',
} as const

describe('a reply', () => {
  test('is added with its author and time, and does not change the ticket', () => {
    const after = ticketReplied(opened, reply)
    expect(after).toEqual({
      ...opened,
      ticketMessages: [
        {
          id: 'm1',
          ticket_id: 't',
          author_id: 'avery',
          author_name: 'Avery Admin',
          author_role: 'admin',
          body: 'Which invoice?',
          created_at: '2026-11-03',
        },
      ],
    })
    expect(after.supportTickets).toBe(opened.supportTickets)
  })

  test('changes nothing the second time, or on an unknown ticket', () => {
    const once = ticketReplied(opened, reply)
    expect(ticketReplied(once, reply)).toBe(once)
    expect(ticketReplied(opened, { ...reply, ticketId: 'gone' })).toBe(opened)
  })
})

describe('reading', () => {
  const mark = { type: 'ticketRead', id: 'r', at: '', ticketId: 't', userId: 'casey' } as const
  const early = { ...mark, readAt: '2026-11-03' }
  const late = { ...mark, readAt: '2026-11-04' }

  test('is stored once per person and ticket; the latest time wins in any order', () => {
    const read = { id: 't:casey', ticket_id: 't', user_id: 'casey', read_at: '2026-11-04' }
    for (const order of [
      [early, late],
      [late, early],
    ]) {
      expect(order.reduce(ticketRead, opened).ticketReads).toEqual([read])
    }
    const both = ticketRead(ticketRead(opened, late), { ...early, userId: 'avery' })
    expect(both.ticketReads.map(({ user_id }) => user_id)).toEqual(['casey', 'avery'])
  })

  test('changes nothing if it is not later, or the ticket is unknown', () => {
    const once = ticketRead(opened, late)
    expect(ticketRead(once, late)).toBe(once)
    expect(ticketRead(once, early)).toBe(once)
    expect(ticketRead(opened, { ...late, ticketId: 'gone' })).toBe(opened)
  })
})
