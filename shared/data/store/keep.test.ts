// @vitest-environment jsdom
import { beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { newId } from '../../domain/model/record-id'
import { seededState } from '../../domain/site/seeds'
import { register, signIn, signOut } from '../session/account'
import { storeArea } from '../storage/browser-storage'
import { journalPrefix } from '../storage/storage-keys'
import { rateArticle, viewArticle } from './article-commands'
import {
  joinWaitlist,
  sendContactForm,
  submitDemoRequest,
  subscribeNewsletter,
} from './lead-commands'
import { deleteAccount, savePreferences, saveProfile } from './profile-commands'
import { readState, readStorageHealth, resetStore, startStore } from './site-store'
import { StoreError } from './store-error'
import { changeTicketStatus, openTicket, replyToTicket } from './ticket-commands'
import { toggleVote } from './vote-commands'

const customer = { email: 'customer@fivefold.example', password: 'secret' }
const ticket = { category: 'Billing', priority: 'low', subject: 'Invoice', description: 'Twice.' }
const person = { name: 'Robin', email: 'robin@reader.example', company: 'Reader Ltd' }
const file = { name: 'a.txt', mediaType: 'text/plain', size: 2, content: 'SGk=' }
const itemId = seededState.roadmapItems[0]?.id ?? ''
const articleId = seededState.kbArticles[0]?.id ?? ''

/** Every command that is confirmed as saved. */
const promises: readonly (readonly [string, () => unknown])[] = [
  ['a ticket', () => openTicket(ticket)],
  ['a status', () => changeTicketStatus(readState().supportTickets[0]?.id ?? '', 'closed')],
  ['a reply', () => replyToTicket(readState().supportTickets[0]?.id ?? '', 'Hello')],
  [
    'a reply with a file',
    () =>
      replyToTicket(readState().supportTickets[0]?.id ?? '', 'Hello', [{ ...file, id: newId() }]),
  ],
  ['a vote', () => toggleVote(itemId)],
  ['feedback', () => rateArticle(articleId, 'helpful')],
  ['a demo request', () => submitDemoRequest({ ...person, source: 'cortex' })],
  ['a waitlist entry', () => joinWaitlist(person)],
  ['a message', () => sendContactForm({ ...person, message: 'Hello' })],
  ['a subscription', () => subscribeNewsletter(person)],
  ['a profile', () => saveProfile({ ...person, phone: '1' })],
  [
    'preferences',
    () => savePreferences({ emailNotifications: false, marketingEmails: false, newsletter: false }),
  ],
  ['an account', () => register({ ...person, password: '123456', confirmPassword: '123456' })],
  ['the end of an account', () => deleteAccount()],
]

beforeAll(startStore)

beforeEach(() => {
  resetStore()
  signIn(customer)
  openTicket(ticket)
})
const everythingStored = () => storeArea.keys().map((key) => [key, storeArea.get(key)] as const)

for (const [refusal, name, reason] of [
  ['full', 'QuotaExceededError', /full/],
  ['forbidden', 'SecurityError', /does not let this site keep data/],
] as const) {
  test.each(promises)(`%s: refused by a ${refusal} storage, with nothing changed`, (_, command) => {
    const [memory, stored] = [readState(), everythingStored()]
    const logged = vi.spyOn(console, 'info').mockReturnValue(undefined)
    const refused = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('no', name)
    })
    expect(command).toThrow(StoreError)
    expect(command).toThrow(reason)
    expect(readState()).toBe(memory)
    expect(logged).not.toHaveBeenCalled()
    refused.mockRestore()
    expect(everythingStored()).toEqual(stored)
    command()
    expect(readState()).not.toBe(memory)
  })
}

/** Limits storage as browsers do: keys and values count, and a write that does not fit is refused whole. */
function limitStorage() {
  const set = Storage.prototype.setItem
  const size = () => JSON.stringify(everythingStored()).length
  let quota = Infinity
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(function (this: Storage, key, value) {
    const before = this.getItem(key)
    set.call(this, key, value)
    if (size() <= quota) return
    if (before === null) this.removeItem(key)
    else set.call(this, key, before)
    throw new DOMException('full', 'QuotaExceededError')
  })
  return {
    fill: () => {
      quota = size()
    },
  }
}

const filled = [
  'fivefold-early-events-2026-1',
  'error_logs',
  'fivefold-views:casey',
  'fivefold-draft:contact',
  'fivefold-store-unreadable-2026-11-02T08:00:00.000Z',
].flatMap((key) => promises.map(([record, command]) => ({ record, command, key })))

test.each(filled)(
  '$record replaces $key in a storage that is full to the last character',
  ({ command, key }) => {
    localStorage.setItem(key, 'x'.repeat(2_000))
    const [memory, journal] = [readState(), storeArea.keys(journalPrefix)]
    const before = readStorageHealth().status
    limitStorage().fill()
    command()
    expect(readState()).not.toBe(memory)
    expect(storeArea.keys(journalPrefix).length).toBeGreaterThan(journal.length)
    expect(localStorage.getItem(key)).toBeNull()
    expect(readStorageHealth().status).toBe(before)
  },
)

test('a change that is not confirmed stays in memory', () => {
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('no', 'QuotaExceededError')
  })
  const views = () => readState().kbArticles.find(({ id }) => id === articleId)?.view_count ?? 0
  const before = views()
  viewArticle(articleId)
  expect(views()).toBe(before + 1)
  signOut()
  expect(readState().currentUser).toBeNull()
  signIn(customer)
  expect(readState().currentUser?.email).toBe(customer.email)
})
