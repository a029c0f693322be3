// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { conversationOf, newEntryCounts } from '@fivefold/shared/domain/tickets/conversation'
import type { Operation } from '@fivefold/shared/domain/site/site-operations'
import { isLongRun } from '../server/testing/seeded-random'
import { fakeCaches } from './testing/fake-caches'
import { intakeAnswer } from './testing/intake-answer'

type Fact = Operation & Record<string, unknown>

/** An intake without a database that knows one customer. */
function fakeIntake() {
  const entries: Fact[] = []
  const behaviour = {
    next: (): 'works' | Fault => 'works',
    isSignedIn: true,
    role: 'customer',
    refused: '',
  }
  const requests: string[] = []
  const pieces: { path: string; size: number }[] = []
  const arrived = () => new Date((clock.intake += 1_000)).toISOString()

  function act(path: string, body: { operations?: [Fact] }) {
    if (path === '/intake/sign-in/confirm') {
      behaviour.isSignedIn = true
      return { id: 'person-1', email: 'ada@lovelace.example', role: behaviour.role }
    }
    if (path.startsWith('/intake/sign-in/')) {
      behaviour.isSignedIn = false
      return {}
    }
    if (path.startsWith('/intake/tickets?since=')) {
      const since = Number(path.split('=')[1])
      const operations = entries.slice(since, since + 3)
      const next = since + operations.length
      return { operations, next, more: next < entries.length }
    }
    const operation = body.operations?.[0] ?? { id: '' }
    if (!entries.some(({ id }) => id === operation.id)) {
      const arrivedFields = {
        ticketOpened: { userId: 'person-1', number: 7_000 + entries.length },
        ticketReplied: { authorId: 'person-1', authorRole: 'customer' },
        ticketStatusChanged: { byId: 'person-1' },
      }
      const { type } = operation as Fact
      entries.push({
        ...operation,
        ...arrivedFields[type as keyof typeof arrivedFields],
        at: arrived(),
      } as Fact)
    }
    return { answers: [{ id: operation.id }] }
  }

  vi.stubGlobal('fetch', async (path: string, { body = '{}' }: { body?: string | Blob }) => {
    requests.push(path)
    const fault = behaviour.next()
    if (fault === 'lost') throw new TypeError('Failed to fetch')
    if (fault === 'error') return intakeAnswer({ error: 'Later.' }, 503)
    if (/^\/intake\/(?:tickets|operators)/.test(path) && !behaviour.isSignedIn) {
      return intakeAnswer({ error: 'Sign in first.' }, 401)
    }
    if (typeof body !== 'string') {
      if (behaviour.refused) return intakeAnswer({ error: behaviour.refused }, 415)
      pieces.push({ path, size: body.size })
      if (fault === 'answerLost') throw new TypeError('Failed to fetch')
      return intakeAnswer({})
    }
    const answer = act(path, JSON.parse(body))
    if (fault === 'answerLost') throw new TypeError('Failed to fetch')
    if (fault === 'nonsense') return new Response('<html>', { status: 200 })
    return intakeAnswer(answer)
  })
  const answer = (fact: object) => entries.push({ at: arrived(), ...fact } as Fact)
  return { entries, behaviour, requests, answer, pieces }
}

const faults = ['lost', 'error', 'answerLost', 'nonsense'] as const
type Fault = (typeof faults)[number]

/** Milliseconds. */
const day = 86_400_000
const clock = { intake: 0 }
const events = { onDelay: vi.fn(), onAnswer: vi.fn(), onSessionEnded: vi.fn() }
const listen = window.addEventListener.bind(window)
let ended = new AbortController()
let site: Awaited<ReturnType<typeof modules>>

async function modules() {
  const [store, account, commands, profile, person, signIn, receipts, kept, files] =
    await Promise.all([
      import('@fivefold/shared/store/site-store'),
      import('@fivefold/shared/session/account'),
      import('@fivefold/shared/store/ticket-commands'),
      import('@fivefold/shared/store/profile-commands'),
      import('./person'),
      import('../browser/sign-in'),
      import('./receipts'),
      import('./kept-files'),
      import('@fivefold/shared/store/ticket-files'),
    ])
  return {
    ...store,
    ...account,
    ...commands,
    ...profile,
    ...person,
    ...signIn,
    ...receipts,
    ...kept,
    ...files,
  }
}

/** A new page of the same browser, after the one before it. */
async function visit() {
  await vi.advanceTimersByTimeAsync(0)
  ended.abort()
  vi.clearAllTimers()
  ended = new AbortController()
  const { signal } = ended
  vi.spyOn(window, 'addEventListener').mockImplementation((type, listener) => {
    listen(type, listener, { signal })
  })
  vi.resetModules()
  site = await modules()
  site.provideStoreCode((await import('@fivefold/shared/store/store-code')).storeCode)
  await site.loadStore()
  const { startOutbox } = await import('./outbox')
  startOutbox(events)
  await vi.advanceTimersByTimeAsync(0)
}

const signIn = async () => {
  const problem = await site.confirmLink('a-token-of-a-mail-1')
  await vi.advanceTimersByTimeAsync(0)
  return problem
}
const open = (subject: string) =>
  site.openTicket({ category: 'Billing', priority: 'high', subject, description: 'It came twice.' })
const wait = (milliseconds: number) => vi.advanceTimersByTimeAsync(milliseconds)

/** The ids of a ticket's entries, as the page shows them. */
const conversation = (ticketId: string) =>
  site
    .readState()
    .supportTickets.filter(({ id }) => id === ticketId)
    .flatMap((ticket) => conversationOf(site.readState(), ticket).map(({ id }) => id))
const arrivedOn = (ticketId: string, entries: readonly Fact[]) =>
  entries.filter((one) => one.id === ticketId || one['ticketId'] === ticketId).map(({ id }) => id)

beforeEach(() => {
  vi.useFakeTimers()
  clock.intake = Date.now() - day
  localStorage.clear()
  history.replaceState(null, '', '/portal')
})
afterEach(() => {
  vi.clearAllMocks()
})

test('a ticket is sent once, and gets the number of the intake', async () => {
  const { entries, requests } = fakeIntake()
  await visit()
  expect(await signIn()).toBeUndefined()
  open('Invoice')
  await wait(0)
  expect(site.readState().supportTickets).toMatchObject([{ subject: 'Invoice', number: 7_000 }])
  await visit()
  await wait(600_000)
  expect(requests.filter((path) => path === '/intake/tickets')).toHaveLength(1)
  expect(entries).toHaveLength(1)
})

test.each([
  ['agent', 'admin'],
  ['admin', 'admin'],
  ['customer', 'customer'],
  ['anything', 'customer'],
])('a role of %s at the intake is %s here, also at a later sign-in', async (role, here) => {
  const { behaviour } = fakeIntake()
  await visit()
  await signIn()
  site.signOut()
  behaviour.role = role
  await signIn()
  expect(site.readState().currentUser?.role).toBe(here)
})

test('what happened elsewhere reaches an open portal within ten seconds, once, and is not sent back', async () => {
  const { answer, requests } = fakeIntake()
  await visit()
  await signIn()
  const { id: ticketId } = open('Invoice')
  await wait(0)
  const sent = requests.filter((path) => path === '/intake/tickets').length
  answer({
    type: 'ticketReplied',
    id: 'r1',
    ticketId,
    authorId: 'op',
    authorName: 'Avery',
    authorRole: 'admin',
    body: 'Which?',
  })
  answer({
    type: 'ticketReplied',
    id: 'r2',
    ticketId,
    authorId: 'person-1',
    authorName: 'Ada',
    authorRole: 'customer',
    body: 'This.',
  })
  answer({
    type: 'ticketStatusChanged',
    id: 's1',
    ticketId,
    byId: 'op',
    byName: 'Avery',
    status: 'resolved',
  })
  await wait(10_000)
  const { ticketMessages, supportTickets, currentUser } = site.readState()
  expect(ticketMessages.map(({ body, author_id }) => [body, author_id])).toEqual([
    ['Which?', 'op'],
    ['This.', currentUser?.id],
  ])
  expect(supportTickets[0]?.status).toBe('resolved')
  await visit()
  await wait(60_000)
  expect(site.readState().ticketMessages).toHaveLength(2)
  expect(requests.filter((path) => path === '/intake/tickets')).toHaveLength(sent)
})

test.each([
  ['fast', -day],
  ['right', 0],
  ['slow', day],
])('with a %s clock, entries stand and act in the order of their arrival', async (_, ahead) => {
  const { answer, entries } = fakeIntake()
  clock.intake = Date.now() + ahead
  await visit()
  await signIn()
  const { id: ticketId } = open('Invoice')
  await wait(0)
  const support = { ticketId, authorId: 'op', authorName: 'Avery', authorRole: 'admin' }
  const by = { ticketId, byId: 'op', byName: 'Avery' }
  answer({ ...support, type: 'ticketReplied', id: 'r1', body: 'Which?' })
  await wait(10_000)
  site.replyToTicket(ticketId, 'This.')
  await wait(0)
  answer({ ...by, type: 'ticketStatusChanged', id: 's1', status: 'resolved' })
  await wait(10_000)
  site.changeTicketStatus(ticketId, 'open')
  // It arrives before that of the customer, who does not know it yet.
  answer({ ...by, type: 'ticketStatusChanged', id: 's2', status: 'closed' })
  await wait(10_000)
  expect(conversation(ticketId)).toEqual(arrivedOn(ticketId, entries))
  expect(site.readState().supportTickets[0]?.status).toBe(entries.at(-1)?.['status'])
  site.markTicketRead(ticketId)
  answer({ ...support, type: 'ticketReplied', id: 'r2', body: 'Done.' })
  await wait(10_000)
  expect(newEntryCounts(site.readState(), { id: 'person-1', role: 'customer' }).get(ticketId)).toBe(
    1,
  )
})

test('a page that is no portal, or that nobody sees, asks for nothing', async () => {
  const { requests } = fakeIntake()
  await visit()
  await signIn()
  const hidden = vi.spyOn(document, 'hidden', 'get').mockReturnValue(true)
  await wait(20_000)
  hidden.mockRestore()
  history.replaceState(null, '', '/pricing')
  const before = requests.length
  await wait(60_000)
  expect(requests).toHaveLength(before)
})

test.each([
  ['an address', 'ada@lovelace.example'],
  ['another spelling of an address', 'Ada@Lovelace.example'],
])(
  '%s that this browser knows keeps its account and its tickets, which are sent',
  async (_, email) => {
    const { entries } = fakeIntake()
    await visit()
    site.register({
      name: 'Ada',
      email,
      password: 'secret1',
      confirmPassword: 'secret1',
    })
    // The intake does not know this session.
    expect(site.readState().currentUser).toBeNull()
    await signIn()
    const user = site.readState().currentUser
    expect(user).toMatchObject({ name: 'Ada', email: 'ada@lovelace.example' })
    expect(user?.id).not.toBe('person-1')
    open('Invoice')
    await wait(0)
    expect(entries).toMatchObject([{ userId: 'person-1', userName: 'Ada' }])
    expect(site.readState().supportTickets).toMatchObject([{ user_id: user?.id }])
  },
)

test('an account whose address was changed in this browser is the same, with the address that signs in', async () => {
  fakeIntake()
  await visit()
  await signIn()
  site.saveProfile({ name: 'Ada', email: 'other@lovelace.example', company: '', phone: '' })
  site.signOut()
  await signIn()
  const { currentUser, users } = site.readState()
  expect(currentUser).toMatchObject({ id: 'person-1', name: 'Ada', email: 'ada@lovelace.example' })
  expect(users.filter(({ id }) => id === 'person-1')).toEqual([currentUser])
})

test('a session that has ended signs out, and what is written is sent after the next sign-in', async () => {
  const { behaviour, entries } = fakeIntake()
  await visit()
  await signIn()
  behaviour.isSignedIn = false
  open('Invoice')
  await wait(0)
  expect(site.readState().currentUser).toBeNull()
  expect(events.onSessionEnded).toHaveBeenCalledOnce()
  expect(entries).toEqual([])
  await signIn()
  expect(entries).toMatchObject([{ subject: 'Invoice' }])
})

test('a session that has ended while somebody works at the desk signs out there', async () => {
  const { behaviour } = fakeIntake()
  history.replaceState(null, '', '/admin')
  await visit()
  await signIn()
  behaviour.isSignedIn = false
  const { get } = await import('./post')
  expect(await get('/intake/operators/tickets')).toMatchObject({ kind: 'later', status: 401 })
  await wait(0)
  expect(site.readState().currentUser).toBeNull()
  expect(events.onSessionEnded).toHaveBeenCalledOnce()
})

test('signing out reaches the intake, at a later visit if need be', async () => {
  const { behaviour, requests } = fakeIntake()
  await visit()
  await signIn()
  behaviour.next = () => 'lost'
  site.signOut()
  await wait(0)
  expect(behaviour.isSignedIn).toBe(true)
  behaviour.next = () => 'works'
  await visit()
  expect(behaviour.isSignedIn).toBe(false)
  expect(requests).not.toContain('/intake/sign-in/delete')
  expect(site.readPerson()).toBeUndefined()
})

test('deleting the account deletes it at the intake, clearing the browser signs out alone', async () => {
  const { requests } = fakeIntake()
  await visit()
  await signIn()
  site.deleteAccount()
  await wait(0)
  expect(requests).toContain('/intake/sign-in/delete')

  await signIn()
  requests.length = 0
  const { clearBrowserData } = await import('@fivefold/shared/session/browser-data')
  clearBrowserData()
  await wait(0)
  expect(requests).toContain('/intake/sign-in/out')
  expect(requests).not.toContain('/intake/sign-in/delete')
})

test('an account that is to be deleted is deleted before the address signs in again', async () => {
  const { behaviour, requests } = fakeIntake()
  await visit()
  await signIn()
  behaviour.next = () => 'lost'
  site.deleteAccount()
  await wait(0)
  expect(await signIn()).toMatch(/does not answer/)
  behaviour.next = () => 'works'
  requests.length = 0
  expect(await signIn()).toBeUndefined()
  expect(requests.slice(0, 2)).toEqual(['/intake/sign-in/delete', '/intake/sign-in/confirm'])
})

describe('with faults of any kind', () => {
  test.each(Array.from({ length: isLongRun ? 15 : 5 }, (_, seed) => seed))(
    'seed %i: what a customer and an operator write is on both sides exactly once',
    async (seed) => {
      let state = seed + 1
      const random = () => (state = (state * 48_271) % 2_147_483_647) / 2_147_483_647
      const { behaviour, entries, answer } = fakeIntake()
      await visit()
      await signIn()
      behaviour.next = () =>
        random() < 0.5 ? (faults[Math.floor(random() * faults.length)] ?? 'lost') : 'works'
      for (let step = 0; step < 15; step += 1) {
        const action = random()
        const [ticket] = site.readState().supportTickets
        if (action < 0.2 || !ticket) open(`Subject ${step}`)
        else if (action < 0.4) site.replyToTicket(ticket.id, `Reply ${step}`)
        else if (action < 0.55 && entries.some(({ id }) => id === ticket.id)) {
          answer({
            type: 'ticketReplied',
            id: `answer-${step}`,
            ticketId: ticket.id,
            authorId: 'op',
            authorName: 'Avery',
            authorRole: 'admin',
            body: `Answer ${step}`,
          })
        } else if (action < 0.75) await visit()
        else await wait(random() * 30_000)
      }
      behaviour.next = () => 'works'
      await visit()
      await wait(600_000)
      const { supportTickets, ticketMessages } = site.readState()
      const ids = [...supportTickets, ...ticketMessages].map(({ id }) => id)
      expect(ids.toSorted()).toEqual(entries.map(({ id }) => id).toSorted())
      for (const { id, number } of supportTickets) {
        expect(number).toBe(entries.find((entry) => entry.id === id)?.['number'])
        expect(conversation(id)).toEqual(arrivedOn(id, entries))
      }
    },
  )
})

describe('a file of a message', () => {
  const log = { id: 'file-0001', name: 'nightly.log', mediaType: 'text/plain', size: 150_000 }
  const fields = { category: 'Billing', priority: 'high', subject: 'Log', description: 'See it.' }
  /** Chooses the file, and sends it with a new ticket. */
  async function send() {
    await site.keepFile(log.id, new Blob(['x'.repeat(log.size)]))
    const ticket = site.openTicket(fields, [{ ...log, content: '' }])
    await wait(0)
    return ticket
  }

  test('follows it in pieces, over lost answers and a reload, and is then at the intake alone', async () => {
    const stored = fakeCaches()
    const { entries, behaviour, pieces } = fakeIntake()
    await visit()
    await signIn()
    behaviour.next = () => (entries.length > 0 && pieces.length < 3 ? 'answerLost' : 'works')
    await send()
    expect(site.attachedContent(log.id)).toBe('')
    await visit()
    await wait(600_000)
    expect(entries).toMatchObject([{ files: [log] }])
    expect(pieces.slice(-2)).toEqual([
      { path: '/intake/tickets/files/file-0001?place=0', size: 100_000 },
      { path: '/intake/tickets/files/file-0001?place=1', size: 50_000 },
    ])
    expect([site.attachedContent(log.id), stored.size]).toEqual([undefined, 0])
    const sent = pieces.length
    await visit()
    await wait(600_000)
    expect(pieces).toHaveLength(sent)
  })

  test('that is refused is told with the reason, and not sent again', async () => {
    fakeCaches()
    const { behaviour, requests } = fakeIntake()
    behaviour.refused = 'Its content is not what its name says it is.'
    await visit()
    await signIn()
    await send()
    await wait(600_000)
    const refused = `${log.name}: ${behaviour.refused}`
    expect(events.onAnswer).toHaveBeenCalledWith({ id: log.id, refused }, 'ticket', false)
    expect(requests.filter((path) => path.includes(log.id))).toHaveLength(1)
  })

  test('that local storage has from before the site had an intake is sent, too', async () => {
    fakeCaches()
    const { pieces } = fakeIntake()
    await visit()
    await signIn()
    site.openTicket(fields, [{ ...log, size: 5, content: btoa('Hello') }])
    await wait(0)
    await wait(0)
    expect(pieces).toEqual([{ path: '/intake/tickets/files/file-0001?place=0', size: 5 }])
    expect(site.attachedContent(log.id)).toBe(btoa('Hello'))
  })

  test('that was chosen and never sent is forgotten after a day, unless a draft names it', async () => {
    const stored = fakeCaches()
    fakeIntake()
    await visit()
    await site.keepFile('file-of-now', new Blob(['x']))
    vi.setSystemTime(Date.now() - day - 1)
    await site.keepFile(log.id, new Blob(['x']))
    await site.keepFile('file-of-draft', new Blob(['x']))
    localStorage.setItem('fivefold-draft:reply:t1:files:u1', '{"files":["file-of-draft"]}')
    // A visit begins at the first time again.
    await visit()
    const named = ['file-of-now', 'file-of-draft'].map(site.fileAddress)
    await vi.waitFor(() => expect([...stored.keys()]).toEqual(named))
  })
})
