import { describe, expect, test } from 'vitest'
import { ticketOpening } from '../testing/opened-ticket'
import { noTickets } from './no-tickets'
import { ticketAssigned, ticketReplied } from './conversation-operations'
import { answersDue, assignments } from './ticket-desk'
import { ticketOpened, ticketStatusChanged } from './ticket-operations'

const at = (time: string) => `2026-11-02T${time}:00.000Z`
const opened = (priority = 'high') =>
  ticketOpened(noTickets, { ...ticketOpening, at: at('09:00'), priority })

const reply = (id: string, authorId: string, time: string) => ({
  type: 'ticketReplied' as const,
  id,
  at: at(time),
  ticketId: 't',
  authorId,
  authorName: authorId,
  authorRole: authorId === 'casey' ? 'customer' : 'admin',
  body: 'Hello.',
})
const status = (id: string, to: string, byId: string, time: string) => ({
  type: 'ticketStatusChanged' as const,
  id,
  at: at(time),
  ticketId: 't',
  status: to,
  byId,
  byName: byId,
})
const due = (state: typeof noTickets) => answersDue(state).get('t')

describe('an answer is due', () => {
  test('2 hours after the ticket arrives, a critical one after 15 minutes', () => {
    for (const priority of ['low', 'medium', 'high', 'unknown']) {
      expect(due(opened(priority))).toBe(at('11:00'))
    }
    expect(due(opened('critical'))).toBe(at('09:15'))
  })

  test('no longer, once support has answered', () => {
    expect(due(ticketReplied(opened(), reply('m1', 'avery', '09:30')))).toBeUndefined()
  })

  test('still at the same time if the customer writes again or support takes the ticket up', () => {
    const written = ticketReplied(opened(), reply('m1', 'casey', '09:30'))
    expect(due(written)).toBe(at('11:00'))
    expect(due(ticketStatusChanged(written, status('e1', 'in-progress', 'avery', '09:40')))).toBe(
      at('11:00'),
    )
  })

  test('2 hours after the customer’s first question since the latest answer', () => {
    const answered = ticketReplied(opened(), reply('m1', 'avery', '09:30'))
    const requested = ticketReplied(answered, reply('m2', 'casey', '10:00'))
    expect(due(ticketReplied(requested, reply('m3', 'casey', '10:30')))).toBe(at('12:00'))
  })

  test('never on a resolved or closed ticket, and again when the customer reopens it', () => {
    const answered = ticketReplied(opened(), reply('m1', 'avery', '09:30'))
    const solved = ticketStatusChanged(answered, status('e1', 'resolved', 'avery', '09:31'))
    expect(due(solved)).toBeUndefined()
    expect(due(ticketStatusChanged(opened(), status('e1', 'closed', 'casey', '09:31')))).toBe(
      undefined,
    )
    expect(due(ticketStatusChanged(solved, status('e2', 'open', 'casey', '10:00')))).toBe(
      at('12:00'),
    )
    expect(due(ticketStatusChanged(solved, status('e2', 'open', 'avery', '10:00')))).toBeUndefined()
  })

  test('never if it is unknown when the ticket arrived', () => {
    const [ticket] = opened().supportTickets
    expect(
      ticket && answersDue({ ...noTickets, supportTickets: [{ ...ticket, created_at: '' }] }),
    ).toEqual(new Map())
  })
})

const assign = (id: string, assigneeId: string, time: string) => ({
  type: 'ticketAssigned' as const,
  id,
  at: at(time),
  ticketId: 't',
  assigneeId,
  assigneeName: assigneeId,
  byId: 'avery',
  byName: 'Avery',
})

describe('a ticket', () => {
  test('has the assignee of the latest assignment, in any order of arrival', () => {
    const changes = [assign('a1', 'avery', '10:00'), assign('a2', 'blake', '11:00')]
    for (const order of [changes, changes.toReversed()]) {
      const state = order.reduce(ticketAssigned, opened())
      expect(assignments(state).get('t')?.assignee_name).toBe('blake')
      expect(assignments(ticketAssigned(state, assign('a3', '', '12:00'))).has('t')).toBe(false)
    }
  })

  test('is assigned once by a repeated operation, and not if it is unknown', () => {
    const once = ticketAssigned(opened(), assign('a1', 'avery', '10:00'))
    expect(ticketAssigned(once, assign('a1', 'avery', '10:00'))).toBe(once)
    expect(ticketAssigned(noTickets, assign('a1', 'avery', '10:00'))).toBe(noTickets)
  })

  test('keeps the files of its description and of its messages', () => {
    const file = (id: string) => ({ id, name: `${id}.png`, mediaType: 'image/png', size: 7 })
    const state = ticketOpened(noTickets, { ...ticketOpening, files: [file('f1')] })
    const later = ticketReplied(state, { ...reply('m1', 'avery', '10:00'), files: [file('f2')] })
    expect(later.ticketAttachments).toEqual([
      {
        id: 'f1',
        ticket_id: 't',
        message_id: 't',
        author_id: 'casey',
        name: 'f1.png',
        media_type: 'image/png',
        size: 7,
        created_at: ticketOpening.at,
      },
      expect.objectContaining({ id: 'f2', message_id: 'm1', author_id: 'avery' }),
    ])
  })
})
