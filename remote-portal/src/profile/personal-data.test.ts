// @vitest-environment happy-dom
import { beforeEach, expect, test } from 'vitest'
import { signIn } from '@fivefold/shared/session/account'
import { readState } from '@fivefold/shared/store/site-store'
import { openTicket } from '@fivefold/shared/store/ticket-commands'
import { toggleVote } from '@fivefold/shared/store/vote-commands'
import { arrangeStore } from '@fivefold/shared/testing/arrange-store'
import { admin, beginAs, customer } from '../testing/store-for-tests'
import { exportOf } from './personal-data'

const fields = {
  category: 'Billing',
  priority: 'high',
  subject: 'Invoice twice',
  description: 'Invoice 12 came twice.',
}

beforeEach(() => beginAs(admin))

test('the export holds all records of one person and none of others', () => {
  openTicket({ ...fields, subject: 'of Avery' })
  signIn({ email: customer, password: 'secret1' })
  openTicket(fields)
  toggleVote(readState().roadmapItems[0]?.id ?? '')
  const user = readState().currentUser
  const exported = exportOf(readState(), user?.id ?? '')
  expect(exported.user).toEqual(user)
  expect(exported.supportTickets.map(({ subject }) => subject)).toEqual(['Invoice twice'])
  expect(exported.ticketEvents).toHaveLength(1)
  expect(exported.roadmapVotes).toHaveLength(1)
  expect(exported.preferences).toEqual(user?.preferences)
})

test('the export holds the files of a ticket, and no internal note', () => {
  signIn({ email: customer, password: 'secret1' })
  const file = { id: 'f', name: 'a.txt', mediaType: 'text/plain', size: 2, content: 'SGk=' }
  const { id } = openTicket(fields, [file])
  const note = { author_id: 'avery', author_name: 'Avery', body: 'Only for admins', created_at: '' }
  arrangeStore({ ticketNotes: [{ id: 'n', ticket_id: id, ...note }] })
  const casey = readState().users.find(({ email }) => email === customer)?.id ?? ''
  const exported = exportOf(readState(), casey)
  expect(exported.ticketAttachments).toMatchObject([{ name: 'a.txt', content: 'SGk=' }])
  expect(JSON.stringify(exported)).not.toContain('Only for admins')
})

test('the export of a deleted account holds the rest of the session', () => {
  const state = { ...readState(), users: [] }
  const { currentUser } = state
  const exported = exportOf(state, currentUser?.id ?? '')
  expect(exported).toMatchObject({ user: currentUser, preferences: currentUser?.preferences })
  expect(exportOf(state, 'nobody')).toEqual({
    user: null,
    preferences: null,
    supportTickets: [],
    ticketEvents: [],
    ticketMessages: [],
    ticketAssignments: [],
    ticketAttachments: [],
    roadmapVotes: [],
    roadmapIdeas: [],
    roadmapComments: [],
    records: {},
  })
})
