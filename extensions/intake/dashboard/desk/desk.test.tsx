// @vitest-environment happy-dom
import { act, screen, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import type { SupportTicket } from '@fivefold/shared/domain/tickets/support-ticket'
import { assignments } from '@fivefold/shared/domain/tickets/ticket-desk'
import { replaceSeam, ticketDesk } from '@fivefold/shared/seams/site-seams'
import { readState } from '@fivefold/shared/store/site-store'
import { arrangeStore } from '@fivefold/shared/testing/arrange-store'
import { currentAddress, renderPage } from '@fivefold/shared/testing/render-page'
import { ticket } from '../../../../remote-admin/src/testing/records'
import { beginWith } from '../../../../remote-admin/src/testing/visit-dashboard'
import { TicketsView } from '../../../../remote-admin/src/tickets/tickets-view'
import { fileAddress, keepFile } from '../../outbox/kept-files'
import { intakeAnswer } from '../../outbox/testing/intake-answer'
import { fakeCaches } from '../../outbox/testing/fake-caches'
import { kindsOfDatabase } from '../../server/testing/databases'
import { change, opening, reply } from '../../server/testing/visitors'
import { useDatabase } from '../../server/testing/use-database'
import type { DeskTicket } from '../../outbox/desk-answers'
import { IntakeTickets } from './intake-tickets'
import { intakeInPage } from './intake-in-page'
import { noteRecords } from '../../../../remote-admin/src/tickets/notes/note-records'
import { recordsOf } from '../../outbox/ticket-records'

const given = [
  { id: 'ticket-01', subject: 'Import stops', priority: 'high', category: 'integration' },
  { id: 'ticket-02', subject: 'Invoice is wrong', priority: 'low', category: 'billing' },
  { id: 'ticket-03', subject: 'Seats', priority: 'critical', category: 'account' },
] as const
const done = 'ticket-02'

/** The list has the latest message, too. */
const inLog = { selector: '[role=log] *' }

// oxlint-disable-next-line react-hooks/rules-of-hooks -- it prepares tests and is no hook
const database = useDatabase(serverKind())
const intake = intakeInPage(database)

function serverKind() {
  const kind = kindsOfDatabase.at(-1)
  if (!kind) throw new Error('There is no kind of database.')
  return kind
}

/** The collections of the store that a ticket is in. */
type Records = Pick<
  ReturnType<typeof readState>,
  'supportTickets' | 'ticketMessages' | 'ticketNotes' | 'ticketAssignments' | 'ticketAttachments'
>

const desks = [
  {
    name: 'this browser',
    Page: TicketsView,
    async begin() {
      const at = (index: number) => new Date(Date.UTC(2026, 0, 1 + index)).toISOString()
      beginWith({
        supportTickets: given.map((one, index): SupportTicket =>
          ticket({
            ...one,
            number: 1001 + index,
            user_id: 'user-casey-customer',
            description: 'It came twice.',
            status: one.id === done ? 'resolved' : 'open',
            created_at: at(index),
            updated_at: at(index),
          }),
        ),
      })
    },
    recordsOf: async (): Promise<Records> => ({ ...readState(), ...noteRecords.getState() }),
    breakDown() {
      const { currentUser } = readState()
      if (currentUser)
        act(() => arrangeStore({ currentUser: { ...currentUser, role: 'customer' } }))
    },
  },
  {
    name: 'the intake',
    Page: IntakeTickets,
    async begin() {
      beginWith()
      fakeCaches()
      replaceSeam(ticketDesk, { keepFile, fileHref: fileAddress, largestFile: 5_000_000 })
      const customer = await intake.visitor('casey@lovelace.example')
      const fields = { name: 'Casey Customer' }
      for (const one of given) await customer.post(opening(one.id, { ...one, ...fields }))
      await customer.post(change('change-01', done, 'resolved'))
      await intake.operateAs('agent@fivefold.example')
      // An operator can be given a ticket once they have signed in; the first change says their name.
      await database.query(`update person set name = 'Avery Admin' where email like 'agent%'`)
    },
    async recordsOf(id: string): Promise<Records> {
      const answer = await fetch(`/intake/operators/tickets/${id}`)
      return recordsOf(((await answer.json()) as DeskTicket).operations)
    },
    breakDown() {
      intake.faults.next = (path) =>
        path === '/intake/tickets' ? intakeAnswer({ error: 'Try again later.' }, 503) : undefined
    },
  },
]

const press = (name: string | RegExp) => screen.getByRole('button', { name })
const choice = (name: string) => screen.getByRole('combobox', { name })
const subjects = () =>
  [...document.querySelectorAll('tbody th')].map(({ textContent }) => textContent)
const shows = (...expected: string[]) =>
  vi.waitFor(() => expect(subjects()).toEqual(expected), { timeout: 5_000 })
const open = async (Page: (typeof desks)[number]['Page'], query = '') => {
  const { person } = renderPage(Page, `/admin?view=tickets${query}`)
  await screen.findByRole('table')
  return person
}

afterEach(() => {
  delete intake.faults.next
  delete ticketDesk.keepFile
  delete ticketDesk.fileHref
  delete ticketDesk.largestFile
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

describe.each(desks)('the desk over $name', ({ Page, begin, recordsOf: read, breakDown }) => {
  beforeEach(begin)
  const ofTicket = async (id: string) => {
    const records = await read(id)
    return {
      status: records.supportTickets.find((one) => one.id === id)?.status,
      assignee: assignments(records).get(id)?.assignee_name,
      notes: records.ticketNotes.map(({ body }) => body),
      messages: records.ticketMessages.map(({ body }) => body),
      files: records.ticketAttachments.map(({ name }) => name),
    }
  }

  test('lists the newest first, with counts, and narrows by filters that combine', async () => {
    const person = await open(Page)
    await shows('Seats', 'Invoice is wrong', 'Import stops')
    screen.getByText('3 tickets')
    expect(screen.getAllByText('Casey Customer')).toHaveLength(3)
    await person.click(press('Resolved 1'))
    await shows('Invoice is wrong')
    await person.click(press('All 3'))
    await person.selectOptions(choice('Priority'), 'high')
    await person.selectOptions(choice('Category'), 'integration')
    await shows('Import stops')
    expect(currentAddress()).toBe('/admin?view=tickets&priority=high&category=integration')
    await person.selectOptions(choice('Category'), '')
    await person.selectOptions(choice('Priority'), '')
    await person.type(screen.getByLabelText('Search tickets'), 'wrong invoice')
    await shows('Invoice is wrong')
    await person.clear(screen.getByLabelText('Search tickets'))
    await person.selectOptions(choice('Answer'), 'none')
    await shows('Invoice is wrong')
    await person.selectOptions(choice('Answer'), '')
    await person.click(press('Opened'))
    await shows('Import stops', 'Invoice is wrong', 'Seats')
    await person.type(screen.getByLabelText('Search tickets'), 'nowhere')
    await screen.findByText('Nothing matches')
  })

  test('gives a ticket to an agent, and filters by them', async () => {
    const person = await open(Page, '&open=ticket-01')
    const details = within(await screen.findByRole('row', { name: /Conversation/ }))
    await details.findByRole('option', { name: 'Avery Admin' })
    await person.selectOptions(details.getByRole('combobox', { name: 'Assignee' }), 'Avery Admin')
    await screen.findByText('Assigned to Avery Admin.')
    expect((await ofTicket('ticket-01')).assignee).toBe('Avery Admin')
    await person.click(press('Import stops'))
    await person.selectOptions(
      choice('Assignee'),
      await screen.findByRole('option', { name: 'Avery Admin (1)' }),
    )
    await shows('Import stops')
  })

  test('answers with a saved reply that is edited first, and with a file', async () => {
    const person = await open(Page, '&open=ticket-01')
    await screen.findByText('It came twice.', inLog)
    await person.click(screen.getByText('Saved replies'))
    await person.click(press(/^Solved/))
    const field = screen.getByLabelText<HTMLTextAreaElement>('Reply')
    expect(field.value).toMatch(/^Hello Casey,\n\nThis is fixed\./)
    expect(document.activeElement).toBe(field)
    await person.upload(
      screen.getByLabelText('Attach files'),
      new File(['2026-11-27 ok'], 'import.log', { type: 'text/plain' }),
    )
    await screen.findByText('Attached: import.log.')
    await person.click(press('Send Reply'))
    await screen.findByText('Reply sent.')
    const { messages, files } = await ofTicket('ticket-01')
    expect([messages.at(-1), files]).toEqual([expect.stringMatching(/reopens\.$/), ['import.log']])
    await screen.findByRole('link', { name: 'Download import.log, 1 kB' })
    screen.getByText('No answer due')
  })

  test('writes a note that is no message', async () => {
    const person = await open(Page, '&open=ticket-01')
    await person.click(await screen.findByRole('button', { name: 'Internal note' }))
    await person.type(screen.getByLabelText('Note'), 'Same cause.')
    await person.keyboard('{Control>}{Enter}{/Control}')
    await screen.findByText('Note added.')
    expect(await ofTicket('ticket-01')).toMatchObject({ notes: ['Same cause.'], messages: [] })
    await vi.waitFor(() =>
      expect(screen.getByRole('list', { name: 'Conversation' }).textContent).toMatch(
        /YouInternal note.*Same cause\.$/,
      ),
    )
  })

  test('changes a status and undoes it', async () => {
    const person = await open(Page, '&open=ticket-01')
    await person.click(await screen.findByRole('button', { name: 'In-progress' }))
    await screen.findByText('Changed from Open to In-progress.')
    expect((await ofTicket('ticket-01')).status).toBe('in-progress')
    await person.click(press('Undo'))
    await vi.waitFor(async () => expect((await ofTicket('ticket-01')).status).toBe('open'))
    const trail = screen.getByRole('region', { name: 'Audit trail' })
    await vi.waitFor(() => expect(within(trail).getAllByRole('listitem')).toHaveLength(3))
  })

  test('changes several tickets at once, and undoes that', async () => {
    const person = await open(Page)
    await person.click(screen.getByRole('checkbox', { name: 'Select all on this page' }))
    const bar = within(screen.getByRole('region', { name: 'Selected tickets' }))
    bar.getByText('3 tickets selected')
    await person.selectOptions(bar.getByRole('combobox', { name: 'Set status' }), 'Closed')
    await person.selectOptions(bar.getByRole('combobox', { name: 'Assign to' }), 'Avery Admin')
    await person.click(press('Apply'))
    await bar.findByText('3 tickets changed.')
    for (const { id } of given) {
      expect(await ofTicket(id)).toMatchObject({ status: 'closed', assignee: 'Avery Admin' })
    }
    await person.click(press('Undo'))
    await bar.findByText('Undone for 3 tickets.')
    for (const { id } of given) {
      const { status, assignee } = await ofTicket(id)
      expect([id, status, assignee]).toEqual([id, id === done ? 'resolved' : 'open', undefined])
    }
  })

  test('keeps what cannot be stored, and says why', async () => {
    const person = await open(Page, '&open=ticket-01')
    const field = await screen.findByLabelText<HTMLTextAreaElement>('Reply')
    await person.type(field, 'Which one?')
    breakDown()
    await person.click(press('Send Reply'))
    await screen.findByText('Your reply was not sent')
    expect(field.value).toBe('Which one?')
    await person.click(press('Closed'))
    await screen.findByText('The status couldn’t be changed')
  })
})

describe('operators at one intake', () => {
  const [, { begin, Page } = desks[0]] = desks
  beforeEach(async () => void (await begin?.()))
  if (!Page) throw new Error('There is no page.')

  test('are told of a message that their reply would cross, and send it after they have read that', async () => {
    const person = await open(Page, '&open=ticket-01')
    await person.type(await screen.findByLabelText('Reply'), 'Which file?')
    const other = await intake.visitor('admin@fivefold.example')
    await other.post({ ...reply('reply-001', 'ticket-01', 'We look into it.'), name: 'Blair' })
    await person.click(press('Send Reply'))
    await screen.findByText('Blair has written meanwhile. Read that, then send your reply again.')
    await screen.findByText('We look into it.', inLog)
    expect(screen.getByLabelText('Reply')).toHaveProperty('value', 'Which file?')
    await person.click(press('Send Reply'))
    await screen.findByText('Reply sent.')
  })

  test('are told of it, too, when they have begun with a saved reply and the message is shown', async () => {
    const person = await open(Page, '&open=ticket-01')
    await screen.findByText('It came twice.', inLog)
    await person.click(screen.getByText('Saved replies'))
    await person.click(press(/^Solved/))
    const other = await intake.visitor('admin@fivefold.example')
    await other.post({ ...reply('reply-001', 'ticket-01', 'We look into it.'), name: 'Blair' })
    document.dispatchEvent(new Event('visibilitychange'))
    await screen.findByText('We look into it.', inLog)
    await person.click(press('Send Reply'))
    expect(
      await screen.findByText(
        'Blair has written meanwhile. Read that, then send your reply again.',
      ),
    ).toBeTruthy()
  })

  test('see who else is there, and are seen while they write', async () => {
    const other = await intake.visitor('admin@fivefold.example')
    await other.read('operators/tickets/ticket-01?writes=1')
    const person = await open(Page, '&open=ticket-01')
    await screen.findByText('admin@fivefold.example is writing')
    await person.type(screen.getByLabelText('Reply'), 'W')
    await vi.waitFor(async () =>
      expect(await other.read('operators/tickets/ticket-01')).toMatchObject({
        others: [{ name: 'Avery Admin', isWriting: true }],
      }),
    )
  })

  test('see changes of others without a reload', async () => {
    const other = await intake.visitor('admin@fivefold.example')
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime: true })
    await open(Page, '&open=ticket-01')
    await screen.findByText('It came twice.', inLog)
    await other.post(change('change-02', 'ticket-01', 'closed'))
    await vi.advanceTimersByTimeAsync(15_000)
    vi.useRealTimers()
    await vi.waitFor(() => expect(press('Closed').getAttribute('aria-pressed')).toBe('true'))
  })

  test('send the same reply again when nobody knows whether it has arrived', async () => {
    const person = await open(Page, '&open=ticket-01')
    await person.type(await screen.findByLabelText('Reply'), 'Which one?')
    const { fetch: arriving } = globalThis
    vi.stubGlobal('fetch', async (path: string, init: RequestInit) => {
      const answer = await arriving(path, init)
      if (path === '/intake/tickets') throw new TypeError('Failed to fetch')
      return answer
    })
    await person.click(press('Send Reply'))
    await screen.findByText('The intake does not answer')
    vi.stubGlobal('fetch', arriving)
    await person.click(press('Send Reply'))
    await screen.findByText('Reply sent.')
    const answer = (await (await fetch('/intake/operators/tickets/ticket-01')).json()) as DeskTicket
    expect(recordsOf(answer.operations).ticketMessages).toHaveLength(1)
  })

  test('are told that a ticket was erased while it was open, and keep what they have written', async () => {
    const person = await open(Page, '&open=ticket-01')
    const field = await screen.findByLabelText<HTMLTextAreaElement>('Reply')
    await person.type(field, 'Which one?')
    await database.query(`delete from ticket where id = 'ticket-01'`)
    await person.click(press('Send Reply'))
    await screen.findAllByText('There is no such ticket.')
    expect(screen.getByLabelText('Reply')).toHaveProperty('value', 'Which one?')
  })

  test.each([
    [503, 'The intake cannot store anything now.'],
    [401, 'Sign in first.'],
    [403, 'Your account may not see this.'],
  ])('are told of an answer with %i, also over rows that may be old', async (status, error) => {
    await open(Page)
    intake.faults.next = () => intakeAnswer({ error }, status)
    document.dispatchEvent(new Event('visibilitychange'))
    await screen.findByText(error)
    expect(subjects()).toHaveLength(3)
    document.body.replaceChildren()
    renderPage(Page, '/admin?view=tickets')
    expect(await screen.findAllByText(error)).toHaveLength(1)
  })
})
