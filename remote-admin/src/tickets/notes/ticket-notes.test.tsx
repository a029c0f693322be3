// @vitest-environment jsdom
import { renderHook, screen } from '@testing-library/react'
import * as fc from 'fast-check'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { signIn, signOut } from '@fivefold/shared/session/account'
import { clearBrowserData } from '@fivefold/shared/session/browser-data'
import { recordsOf } from '@fivefold/shared/store/account-records'
import { deleteAccount } from '@fivefold/shared/store/profile-commands'
import { readState, startStore, type SiteState } from '@fivefold/shared/store/site-store'
import { arrangeStore } from '@fivefold/shared/testing/arrange-store'
import { pasteInto } from '@fivefold/shared/testing/paste-into'
import { ticket } from '../../testing/records'
import { beginWith, visit } from '../../testing/visit-dashboard'
import { noteOnTicket, noteRecords } from './note-records'
import { useTicketNotes } from './use-ticket-notes'

const casey = 'user-casey-customer'
const password = 'secret1'
const asCustomer = () => signIn({ email: 'customer@fivefold.example', password })
const asAdmin = () => signIn({ email: 'admin@fivefold.example', password })
const supportTickets = [ticket({ id: 't', user_id: casey }), ticket({ id: 'other' })]

/** A note as an earlier release keeps it in the site's store. */
const earlierNote = (body: string, id = body) => ({
  id,
  ticket_id: 't',
  author_id: 'avery',
  author_name: 'Avery Admin',
  body,
  created_at: '2026-11-02T12:00:00.000Z',
})
const bodiesOf = (ticketId: string) =>
  renderHook(() => useTicketNotes(ticketId)).result.current.map(({ body }) => body)
const own = () => noteRecords.getState().ticketNotes.map(({ body }) => body)
const storage = () => JSON.stringify({ ...localStorage })

/** A browser without notes. The tab would write its waiting changes later. */
function begin(ticketNotes: SiteState['ticketNotes'] = []) {
  window.dispatchEvent(new Event('pagehide'))
  clearBrowserData()
  beginWith({ supportTickets, ticketNotes })
}

startStore()
beforeEach(() => begin())

test('notes are kept under keys of their own, with their author and time', () => {
  noteOnTicket('t', 'Same cause.')
  const { ticketNotes } = noteRecords.getState()
  expect(ticketNotes).toMatchObject([
    { ticket_id: 't', user_id: casey, author_name: 'Avery Admin', body: 'Same cause.' },
  ])
  expect(Date.parse(ticketNotes[0]?.created_at ?? '')).toBeCloseTo(Date.now(), -4)
  expect(readState().ticketNotes).toEqual([])
})

test('each note is shown once on its ticket, whichever release has kept it', () => {
  const notes = fc.array(fc.tuple(fc.boolean(), fc.constantFrom('t', 'other')), { maxLength: 12 })
  fc.assert(
    fc.property(notes, (kept) => {
      begin()
      const bodies: Record<string, string[]> = { t: [], other: [] }
      for (const [index, [isEarlier, ticketId]] of kept.entries()) {
        const body = `note ${index}`
        bodies[ticketId]?.push(body)
        if (!isEarlier) noteOnTicket(ticketId, body)
        else {
          const note = { ...earlierNote(body), ticket_id: ticketId }
          arrangeStore({ ticketNotes: [...readState().ticketNotes, note] })
        }
      }
      expect(bodiesOf('t').toSorted()).toEqual(bodies['t']?.toSorted())
      expect(bodiesOf('other').toSorted()).toEqual(bodies['other']?.toSorted())
    }),
    { numRuns: 30 },
  )
})

test('a conversation has the notes of all releases in the order of their times', async () => {
  begin([earlierNote('Written by an earlier release')])
  noteOnTicket('t', 'Written now')
  visit('/admin?view=tickets&open=t')
  const entries = screen.getByRole('list', { name: 'Conversation' }).textContent
  expect(entries).toMatch(/Written by an earlier release.*Written now$/)
})

test('a note that storage refuses stays in its form, and nothing says that it is kept', async () => {
  const person = visit('/admin?view=tickets&open=t')
  await person.click(screen.getByRole('button', { name: 'Internal note' }))
  await pasteInto(person, screen.getByLabelText('Note'), 'Same cause.')
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('Full', 'QuotaExceededError')
  })
  await person.click(screen.getByRole('button', { name: 'Add Note' }))
  await screen.findByText('Your note wasn’t added')
  expect(screen.getByLabelText<HTMLTextAreaElement>('Note').value).toBe('Same cause.')
  expect(own()).toEqual([])
})

test('only admins write notes', () => {
  asCustomer()
  expect(() => noteOnTicket('t', 'Mine')).toThrow('Only admins can do this.')
  signOut()
  expect(() => noteOnTicket('t', 'Mine')).toThrow('Please log in')
  asAdmin()
  expect(() => noteOnTicket('gone', 'Mine')).toThrow('no longer exists')
  expect(own()).toEqual([])
})

describe('the customer of a ticket', () => {
  test('exports no notes, and takes them along when the account is deleted', () => {
    begin([earlierNote('Earlier secret')])
    noteOnTicket('t', 'Own secret')
    noteOnTicket('other', 'On another ticket')
    asCustomer()
    expect(JSON.stringify(recordsOf(casey))).not.toContain('secret')
    deleteAccount()
    expect(own()).toEqual(['On another ticket'])
    expect(bodiesOf('t')).toEqual([])
    expect(storage()).not.toContain('secret')
  })

  test('keeps them when the admin who wrote them leaves', () => {
    noteOnTicket('t', 'Written by Avery')
    deleteAccount()
    expect(own()).toEqual(['Written by Avery'])
    expect(recordsOf('user-avery-admin')).toEqual({})
  })
})
