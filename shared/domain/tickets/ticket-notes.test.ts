import { expect, test } from 'vitest'
import { noTickets } from './no-tickets'
import { ticketOpened } from './ticket-operations'
import { frozen } from '../testing/frozen'
import { ticketOpening } from '../testing/opened-ticket'
import { ticketNoted } from './ticket-notes'

const empty = frozen({ ...noTickets, ticketNotes: [] })
const note = {
  type: 'ticketNoted' as const,
  id: 'n1',
  at: '2026-11-02T10:00:00.000Z',
  ticketId: 't',
  authorId: 'avery',
  authorName: 'Avery',
  body: 'Same cause as last week.',
}

test('a note of an earlier release is kept once, beside the messages of its ticket', () => {
  const noted = frozen(ticketNoted(ticketOpened(empty, ticketOpening), note))
  expect(noted.ticketNotes).toEqual([
    {
      id: 'n1',
      ticket_id: 't',
      author_id: 'avery',
      author_name: 'Avery',
      body: note.body,
      created_at: note.at,
    },
  ])
  expect(noted.ticketMessages).toEqual([])
  expect(ticketNoted(noted, note)).toBe(noted)
  expect(ticketNoted(empty, note)).toBe(empty)
})
