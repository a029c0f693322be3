import { beforeEach, describe, expect, test, vi } from 'vitest'
import { clientErrors, recordClientError } from '../analytics/error-log'
import { visitedCache } from '../../browser/offline/visited-cache'
import { register, signIn } from '../session/account'
import {
  articleCategories,
  articlesMatching,
  visibleArticles,
} from '../../domain/articles/article-selectors'
import { rateArticle, viewArticle } from './article-commands'
import { localArea, sessionArea } from '../storage/browser-storage'
import type { KbArticle } from '../../domain/articles/kb-article'
import type { SupportTicket } from '../../domain/tickets/support-ticket'
import {
  joinWaitlist,
  sendContactForm,
  submitDemoRequest,
  subscribeNewsletter,
} from './lead-commands'
import { clearBrowserData } from '../session/browser-data'
import { deleteAccount, savePreferences, saveProfile } from './profile-commands'
import { hasVoted, roadmapByVotes, votesOf } from '../../domain/roadmap/roadmap-selectors'
import { toggleVote } from './vote-commands'
import { seededState } from '../../domain/site/seeds'
import { newFact } from '../../domain/model/record-id'
import { commit, readState, resetStore } from './site-store'
import { StoreError } from './store-error'
import { changeTicketStatus, markTicketRead, openTicket, replyToTicket } from './ticket-commands'
import { newEntryCounts } from '../../domain/tickets/conversation'
import { openTicketCount, ticketHistory, ticketsOf } from '../../domain/tickets/ticket-selectors'

const customer = { email: 'customer@fivefold.example', password: 'secret' }
const admin = { email: 'admin@fivefold.example', password: 'secret' }
const fields = {
  category: 'Billing',
  priority: 'high',
  subject: 'Invoice twice',
  description: 'Invoice 12 came twice.',
}

function ticket(id: string, user_id: string, created_at: string): SupportTicket {
  return { ...fields, id, user_id, created_at, updated_at: created_at, status: 'open' }
}

/** The error or outcome that refuses a command. */
function refusalOf(command: () => unknown): unknown {
  try {
    return command()
  } catch (refusal) {
    return refusal
  }
}

beforeEach(() => {
  resetStore()
  vi.spyOn(console, 'info').mockReturnValue(undefined)
})

describe('tickets', () => {
  test('are refused with the specification’s words to a signed-out visitor', () => {
    expect(() => openTicket(fields)).toThrow(StoreError)
    expect(() => openTicket(fields)).toThrow('Please log in to submit a support ticket.')
    expect(refusalOf(() => openTicket(fields))).toMatchObject({
      name: 'StoreError',
      title: 'Authentication Required',
    })
    expect(readState().supportTickets).toEqual([])
  })

  test.each<[string, (id: string) => void]>([
    ['change', (id) => changeTicketStatus(id, 'closed')],
    ['reply', (id) => replyToTicket(id, 'Hello')],
  ])('a %s is refused: signed out, unknown ticket, or another user’s ticket', (_, act) => {
    expect(refusalOf(() => act('gone'))).toMatchObject({
      title: 'Authentication Required',
      message: 'Please log in to change a support ticket.',
    })
    signIn(admin)
    const { id } = openTicket(fields)
    expect(refusalOf(() => act('gone'))).toMatchObject({
      title: 'Error',
      message: 'This ticket no longer exists.',
    })
    signIn(customer)
    expect(refusalOf(() => act(id))).toMatchObject({ title: 'Access Denied' })
    expect(readState()).toMatchObject({ supportTickets: [{ status: 'open' }], ticketMessages: [] })
  })

  test('an admin changes the ticket of a customer', () => {
    signIn(customer)
    const { id } = openTicket(fields)
    signIn(admin)
    changeTicketStatus(id, 'resolved')
    expect(ticketHistory(readState(), id).at(-1)).toMatchObject({
      status: 'resolved',
      by_name: 'Avery Admin',
    })
  })

  test('the history has the email of a user without a name', () => {
    register({ name: 'N', email: 'n@x.example', password: '123456', confirmPassword: '123456' })
    const userId = readState().currentUser?.id ?? ''
    const profile = { name: '', email: 'n@x.example', company: '', phone: '' }
    commit({ type: 'profileSaved', ...newFact(), userId, ...profile })
    const { id } = openTicket(fields)
    changeTicketStatus(id, 'closed')
    expect(ticketHistory(readState(), id).map(({ by_name }) => by_name)).toEqual([
      'n@x.example',
      'n@x.example',
    ])
  })

  test('customer and admin write on a ticket, each at a later time than the previous message', () => {
    vi.useFakeTimers({ now: Date.UTC(2026, 10, 2) })
    signIn(customer)
    const { id, user_id } = openTicket(fields)
    replyToTicket(id, 'It came today.')
    signIn(admin)
    // The clock was set back.
    vi.setSystemTime(Date.UTC(2026, 10, 1))
    replyToTicket(id, 'Which invoice?')
    vi.useRealTimers()
    expect(readState().ticketMessages).toMatchObject([
      { ticket_id: id, author_id: user_id, author_role: 'customer', body: 'It came today.' },
      { author_name: 'Avery Admin', author_role: 'admin', body: 'Which invoice?' },
    ])
    const times = readState().ticketMessages.map(({ created_at }) => created_at)
    expect(times).toEqual(['2026-11-02T00:00:00.001Z', '2026-11-02T00:00:00.002Z'])
  })

  test('a read entry is no longer new, and reading it again writes nothing', () => {
    signIn(customer)
    const { id } = openTicket(fields)
    const { currentUser } = readState()
    if (!currentUser) throw new Error('nobody is signed in')
    markTicketRead(id)
    expect(readState().ticketReads).toEqual([])
    signIn(admin)
    replyToTicket(id, 'Which invoice?')
    signIn(customer)
    expect(newEntryCounts(readState(), currentUser).get(id)).toBe(1)
    markTicketRead(id)
    const once = readState()
    expect(newEntryCounts(once, currentUser).size).toBe(0)
    markTicketRead(id)
    expect(readState()).toBe(once)
    markTicketRead('gone')
    expect(readState()).toBe(once)
  })

  test('a ticket’s history is its own, oldest first; at equal times, in the order of writing', () => {
    const line = (id: string, ticket_id: string, created_at: string) => ({
      id,
      ticket_id,
      created_at,
      status: 'open',
      by_id: 'u',
      by_name: 'U',
    })
    const ticketEvents = [
      line('late', 't', '2026-01-03'),
      line('first', 't', '2026-01-01'),
      line('other', 'w', '2026-01-01'),
      line('second', 't', '2026-01-01'),
      line('middle', 't', '2026-01-02'),
    ]
    expect(ticketHistory({ ticketEvents }, 't').map(({ id }) => id)).toEqual([
      'first',
      'second',
      'middle',
      'late',
    ])
  })

  test('open tickets are counted for their own user', () => {
    const open = ticket('a', 'u', '2026-01-01')
    const supportTickets = [
      open,
      { ...open, id: 'b', status: 'closed' },
      { ...open, id: 'c', user_id: 'w' },
    ]
    expect(openTicketCount({ supportTickets }, 'u')).toBe(1)
  })

  test('the priority is medium when none was chosen', () => {
    signIn(customer)
    expect(openTicket({ ...fields, priority: '' }).priority).toBe('medium')
  })

  test('a user’s tickets are their own, newest first; at equal times, the one added later', () => {
    const state = {
      supportTickets: [
        ticket('old', 'u', '2026-01-01T00:00:00.000Z'),
        ticket('other', 'w', '2026-01-02T00:00:00.000Z'),
        ticket('new', 'u', '2026-01-03T00:00:00.000Z'),
        ticket('newer', 'u', '2026-01-03T00:00:00.000Z'),
      ],
    }
    expect(ticketsOf(state, 'u').map(({ id }) => id)).toEqual(['newer', 'new', 'old'])
  })

  test('a customer closes and reopens their ticket; open tickets are counted', () => {
    signIn(customer)
    const ticket = openTicket(fields)
    const user = readState().currentUser?.id ?? ''
    expect(openTicketCount(readState(), user)).toBe(1)
    changeTicketStatus(ticket.id, 'closed')
    expect(openTicketCount(readState(), user)).toBe(0)
    changeTicketStatus(ticket.id, 'open')
    expect(
      ticketHistory(readState(), ticket.id).map(({ status, by_name }) => [status, by_name]),
    ).toEqual([
      ['open', 'Casey Customer'],
      ['closed', 'Casey Customer'],
      ['open', 'Casey Customer'],
    ])
  })

  test('a ticket changes its status although the clock was set back after its opening', () => {
    signIn(customer)
    commit({
      type: 'ticketOpened',
      id: 'later',
      at: '2999-01-01T00:00:00.000Z',
      userId: readState().currentUser?.id ?? '',
      userName: 'Casey',
      ...fields,
    })
    changeTicketStatus('later', 'closed')
    expect(readState().supportTickets.find(({ id }) => id === 'later')?.status).toBe('closed')
    expect(ticketHistory(readState(), 'later').at(-1)).toMatchObject({ status: 'closed' })
  })

  test('setting the same status changes nothing', () => {
    signIn(customer)
    const id = openTicket(fields).id
    const before = readState()
    changeTicketStatus(id, 'open')
    expect(readState()).toBe(before)
  })
})

describe('roadmap', () => {
  const item = seededState.roadmapItems[1]
  if (!item) throw new Error('the seeds are incomplete')

  test('a vote is toggled: it counts one more, then one less', () => {
    signIn(customer)
    const user = readState().currentUser?.id ?? ''
    const count = () => readState().roadmapItems.find(({ id }) => id === item.id)?.vote_count
    expect(toggleVote(item.id)).toBe(true)
    expect(count()).toBe(item.vote_count + 1)
    expect(hasVoted(readState(), item.id, user)).toBe(true)
    expect(votesOf(readState(), user)).toHaveLength(1)
    expect(toggleVote(item.id)).toBe(false)
    expect(count()).toBe(item.vote_count)
    expect(votesOf(readState(), user)).toEqual([])
  })

  test('a signed-out visitor cannot vote', () => {
    expect(() => toggleVote(item.id)).toThrow(StoreError)
    expect(refusalOf(() => toggleVote(item.id))).toMatchObject({
      title: 'Authentication Required',
      message: 'Please log in to vote.',
    })
  })

  test('a vote belongs to one user and one item', () => {
    const vote = { id: 'v', roadmap_item_id: 'i', user_id: 'u', created_at: '' }
    const roadmapVotes = [vote, { ...vote, id: 'x', user_id: 'w' }]
    expect(votesOf({ roadmapVotes }, 'u')).toEqual([vote])
    expect(hasVoted({ roadmapVotes }, 'i', 'u')).toBe(true)
    expect(hasVoted({ roadmapVotes }, 'other', 'u')).toBe(false)
    expect(hasVoted({ roadmapVotes }, 'i', 'nobody')).toBe(false)
  })

  test('items are sorted by votes; equal ones keep their order', () => {
    const items = [item, { ...item, id: 'b' }, { ...item, id: 'c', vote_count: 900 }]
    expect(roadmapByVotes({ roadmapItems: items }).map(({ id }) => id)).toEqual(['c', item.id, 'b'])
  })
})

describe('articles', () => {
  const [article] = seededState.kbArticles
  if (!article) throw new Error('the seeds are incomplete')
  const now = new Date('2026-11-02T12:00:00.000Z')
  const some = (change: Partial<KbArticle>): KbArticle => ({ ...article, ...change })

  test('a view and feedback raise their own counter only, feedback once for a browser', () => {
    viewArticle(article.id)
    rateArticle(article.id, 'not_helpful')
    rateArticle(article.id, 'helpful')
    rateArticle(article.id, 'helpful')
    expect(readState().kbArticles[0]).toMatchObject({
      view_count: article.view_count + 1,
      helpful_count: article.helpful_count + 1,
      not_helpful_count: article.not_helpful_count,
    })
  })

  test('only published articles that are not future-dated are visible, most viewed first', () => {
    const kbArticles = [
      some({ id: 'few', view_count: 1 }),
      some({ id: 'draft', is_published: false }),
      some({ id: 'future', published_at: '2026-11-02T12:00:01.000Z' }),
      some({ id: 'now', view_count: 7, published_at: '2026-11-02T12:00:00.000Z' }),
      some({ id: 'undated', view_count: 7, published_at: null }),
    ]
    expect(visibleArticles({ kbArticles }, now).map(({ id }) => id)).toEqual([
      'now',
      'undated',
      'few',
    ])
  })

  test('a search matches titles in any letter case, and no content', () => {
    const articles = [some({ id: 'a', title: 'Rotate API keys' }), some({ id: 'b', title: 'SSO' })]
    expect(articlesMatching(articles, ' api KEYS ', '').map(({ id }) => id)).toEqual(['a'])
    expect(articlesMatching(articles, 'integ', '')).toEqual([])
    expect(articlesMatching(articles, '', null)).toEqual(articles)
  })

  test('a category narrows the list; each category is listed once', () => {
    const articles = [some({ id: 'a', category: 'B' }), some({ id: 'b', category: 'A' })]
    expect(articlesMatching(articles, '', 'A').map(({ id }) => id)).toEqual(['b'])
    const uncategorised = some({ id: 'c', category: '' })
    expect(articleCategories([...articles, uncategorised, ...articles])).toEqual(['A', 'B'])
  })
})

describe('leads', () => {
  test('each form is logged and stored in its collection with all its fields', () => {
    const demo = { name: 'N', email: 'n@x.example', company: 'C', source: 'cortex', role: 'ceo' }
    const id = submitDemoRequest(demo)
    joinWaitlist({ name: 'N', email: 'w@x.example', tier: 'beta', ref: 'fivefold-ABC123' })
    sendContactForm({ name: 'N', email: 'c@x.example', message: 'Hello' })
    subscribeNewsletter({ email: 's@x.example' })
    const state = readState()
    expect(state.demoRequests).toEqual([{ ...demo, id, created_at: expect.any(String) }])
    expect(state.waitlistEntries).toMatchObject([{ tier: 'beta', ref: 'fivefold-ABC123' }])
    expect(state.contactForms).toMatchObject([{ message: 'Hello' }])
    expect(state.newsletterSubscriptions).toMatchObject([{ email: 's@x.example' }])
    expect(console.info).toHaveBeenCalledTimes(4)
    expect(console.info).toHaveBeenCalledWith('[leads] Demo request', demo)
    for (const label of ['Waitlist entry', 'Contact message', 'Newsletter subscription']) {
      expect(console.info).toHaveBeenCalledWith(`[leads] ${label}`, expect.anything())
    }
  })
})

describe('profile', () => {
  const profile = { name: 'Casey', email: 'casey@x.example', company: 'NT', phone: '1' }

  test('saving changes both the user and the signed-in user', () => {
    signIn(customer)
    expect(saveProfile({ ...profile, name: '  Casey ' })).toMatchObject({
      ok: true,
      user: profile,
    })
    expect(readState().currentUser).toMatchObject(profile)
    expect(readState().users[1]).toMatchObject(profile)
  })

  test('the email of another account is refused, one’s own is not', () => {
    signIn(customer)
    expect(saveProfile({ ...profile, email: admin.email })).toEqual({
      ok: false,
      field: 'email',
      message: 'User already exists',
    })
    expect(saveProfile({ ...profile, email: customer.email }).ok).toBe(true)
  })

  test('a blank name is refused', () => {
    signIn(customer)
    expect(saveProfile({ ...profile, name: ' \t ' })).toEqual({
      ok: false,
      field: 'name',
      message: 'Name is required',
    })
    expect(readState().currentUser?.name).toBe('Casey Customer')
  })

  test('preferences are saved', () => {
    signIn(customer)
    savePreferences({ emailNotifications: false, marketingEmails: true, newsletter: false })
    expect(readState().currentUser?.preferences).toEqual({
      emailNotifications: false,
      marketingEmails: true,
      newsletter: false,
    })
  })

  test('a signed-out visitor cannot change an account', () => {
    expect(() => deleteAccount()).toThrow('Please log in first.')
    expect(() => saveProfile(profile)).toThrow('Please log in first.')
  })

  test('clearing the browser data deletes the site’s keys in both areas, and no others', () => {
    for (const area of [localArea, sessionArea]) {
      for (const key of ['fivefold-theme', 'fivefold-draft:ticket', 'error_logs', 'others']) {
        area.set(key, 'x')
      }
    }
    vi.stubGlobal('window', { location: { href: '/' } })
    vi.stubGlobal('navigator', { userAgent: 'test' })
    recordClientError(new Error('before'))
    vi.unstubAllGlobals()
    expect(clientErrors()).toHaveLength(1)
    clearBrowserData()
    for (const area of [localArea, sessionArea]) {
      expect(area.keys()).toEqual(['others'])
      area.remove('others')
    }
    expect(clientErrors()).toEqual([])
  })

  test('clearing the browser data lets the store reset itself, which notifies the other tabs', () => {
    const stored = ['fivefold-store', 'fivefold-op:tab-1:7']
    for (const key of stored) localArea.set(key, '{}')
    clearBrowserData()
    expect(localArea.keys()).toEqual(stored)
    for (const key of stored) localArea.remove(key)
  })

  test('clearing the browser data deletes the site’s caches of pages', async () => {
    const remove = vi.fn(async () => true)
    const keys = async () => [visitedCache, 'others', `old-${visitedCache}`]
    vi.stubGlobal('caches', { keys, delete: remove })
    clearBrowserData()
    await expect.poll(() => remove).toHaveBeenCalledExactlyOnceWith(visitedCache)
    vi.unstubAllGlobals()
  })

  test('clearing the browser data restores the seeds', () => {
    signIn(customer)
    openTicket(fields)
    clearBrowserData()
    expect(readState()).toEqual(seededState)
  })
})
