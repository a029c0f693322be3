// @vitest-environment jsdom
import { act, render } from '@testing-library/react'
import { renderToString } from 'react-dom/server'
import { beforeEach, expect, test, vi } from 'vitest'
import { flag, text } from '../../domain/model/record-fields'
import { register, signIn, signOut } from '../session/account'
import { leadSending, replaceSeam } from '../../contract/seams/site-seams'
import { clearBrowserData } from '../session/browser-data'
import { recordsOf } from '../store/account-records'
import { deleteAccount } from '../store/profile-commands'
import {
  readState,
  readStorageHealth,
  reportStorage,
  resetStore,
  startStore,
} from '../store/site-store'
import { StoreError } from '../store/store-error'
import { defineRecords } from './define-records'
import { useRecords } from './use-records'

let made = 0
/** A remote's module, as in each of its releases. */
const notesOf = (name: string, sent = {}) =>
  defineRecords({
    name,
    sent,
    version: 1,
    collections: { notes: { body: text, isDone: flag } },
    operations: {
      noteWritten: {
        facts: { body: text },
        apply: ({ notes }, { id, userId, body }) => ({
          notes: [...notes, { id, user_id: userId, body, isDone: false }],
        }),
      },
      noteDone: {
        facts: { noteId: text },
        apply: ({ notes }, { noteId }) => ({
          notes: notes.map((note) => (note.id === noteId ? { ...note, isDone: true } : note)),
        }),
      },
    },
  })

/** Records that no other test has. */
function newNotes() {
  made += 1
  const name = `billing-${made}`
  return { name, notes: notesOf(name), key: `fivefold-records:${name}:store` }
}
const bodies = ({ getState }: ReturnType<typeof notesOf>) =>
  getState().notes.map(({ body }) => body)
const stored = (key: string) => JSON.parse(localStorage.getItem(key) ?? 'null')

function signUp() {
  const password = 'secret1'
  const email = `${made}@b.example`
  const outcome = register({ name: 'Ada', email, password, confirmPassword: password })
  if (!outcome.ok) throw new Error(outcome.message)
  return outcome.user.id
}

beforeEach(() => {
  startStore()
  resetStore()
  reportStorage('ok')
  vi.useFakeTimers()
})
test('records are journaled under their own keys, and in the snapshot within a second', () => {
  const { name, notes, key } = newNotes()
  const userId = signUp()
  const id = notes.keep('noteWritten', { body: 'Paid' })
  notes.keep('noteDone', { noteId: id })
  const journal = Object.keys(localStorage).filter((each) =>
    each.startsWith(`fivefold-records:${name}:op:`),
  )
  expect(journal).toHaveLength(2)
  vi.advanceTimersByTime(1000)
  expect(stored(key).state).toEqual({
    notes: [{ id, user_id: userId, body: 'Paid', isDone: true, record_version: 1 }],
  })
  expect(JSON.stringify(readState())).not.toContain('Paid')
})

test('another release of the remote in the same tab sees a change at once', () => {
  const { name, notes } = newNotes()
  const other = notesOf(name)
  expect(bodies(other)).toEqual([])
  const listener = vi.fn()
  other.subscribe(listener)
  notes.keep('noteWritten', { body: 'Paid' })
  expect(listener).toHaveBeenCalledOnce()
  expect(bodies(other)).toEqual(['Paid'])
  other.keep('noteWritten', { body: 'Sent' })
  expect(bodies(notes)).toEqual(['Paid', 'Sent'])
  vi.advanceTimersByTime(60_000)
  expect(bodies(notesOf(name))).toEqual(['Paid', 'Sent'])
})

test('a component shows records once it runs in a browser, and their changes', () => {
  const { notes } = newNotes()
  notes.keep('noteWritten', { body: 'Paid' })
  const Bodies = () => <p>{useRecords(notes, (state) => state.notes.map(({ body }) => body))}</p>
  expect(renderToString(<Bodies />)).toBe('<p></p>')
  const { container } = render(<Bodies />)
  expect(container.textContent).toBe('Paid')
  act(() => void notes.keep('noteWritten', { body: 'Sent' }))
  expect(container.textContent).toBe('PaidSent')
})

test('if storage refuses a change, nothing changes, and the error says why', () => {
  const { notes } = newNotes()
  notes.keep('noteWritten', { body: 'Paid' })
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError')
  })
  expect(() => notes.keep('noteWritten', { body: 'Sent' })).toThrow(StoreError)
  expect(() => notes.keep('noteWritten', { body: 'Sent' })).toThrow(/is full/)
  expect(bodies(notes)).toEqual(['Paid'])
})

test('damaged records are read as far as possible, the original is quarantined, and the page says so', () => {
  const { name, notes, key } = newNotes()
  const intact = `{"id":"n1","user_id":"ada","body":"Paid","isDone":false,"record_version":1}`
  const text = `{"journal":{"marks":{}},"version":1,"state":{"notes":[${intact},{"body":"No id"}]}}`
  localStorage.setItem(key, text)
  expect(bodies(notes)).toEqual(['Paid'])
  vi.advanceTimersByTime(1000)
  expect(stored(key).state.notes).toHaveLength(1)
  const originals = Object.keys(localStorage).filter((each) =>
    each.startsWith(`fivefold-records:${name}:store-unreadable-`),
  )
  expect(originals.map((each) => localStorage.getItem(each))).toEqual([text])
  expect(readStorageHealth().status).toBe('recovered')
})

test('an account’s records are in its export and are deleted with it, even without the remote', () => {
  const { name, key } = newNotes()
  const admin = JSON.stringify({ id: 'n1', user_id: 'user-avery-admin', body: 'Theirs' })
  const userId = signUp()
  const own = JSON.stringify({ id: 'n2', user_id: userId, body: 'Mine', later: { deep: true } })
  const document = `{"journal":{"marks":{"t-1":5},"unknown":[]},"version":1,"state":{"notes":[${admin},${own}]}}`
  localStorage.setItem(key, document)
  const pending = { type: 'fromNewerCode', id: 'n3', at: '', userId, body: 'Pending' }
  localStorage.setItem(`fivefold-records:${name}:op:t-2:7`, JSON.stringify(pending))
  expect(recordsOf(userId)).toEqual({ [name]: { notes: [JSON.parse(own)], changes: [pending] } })

  deleteAccount()
  expect(Object.values({ ...localStorage }).join()).not.toMatch(/Mine|Pending/)
  expect(recordsOf(userId)[name]?.['notes']).toBeUndefined()
  expect(bodies(notesOf(name))).toEqual(['Theirs'])
})

test('the remote drops a deleted account at once and permanently', () => {
  const { name, notes } = newNotes()
  notes.keep('noteWritten', { body: 'Nobody’s' })
  signUp()
  notes.keep('noteWritten', { body: 'Mine' })
  deleteAccount()
  expect(bodies(notes)).toEqual(['Nobody’s'])
  vi.advanceTimersByTime(60_000)
  expect(bodies(notesOf(name))).toEqual(['Nobody’s'])
})

test('records of another owner go with that account, and internal ones are in no export', () => {
  made += 1
  const notes = notesOf(`desk-${made}-internal`)
  const author = signUp()
  made += 1
  const owner = signUp()
  signIn({ email: `${made - 1}@b.example`, password: 'secret1' })
  notes.keep('noteWritten', { body: 'About you' }, owner)
  notes.keep('noteWritten', { body: 'Nobody’s' }, '')
  expect(recordsOf(owner)).toEqual({})
  deleteAccount()
  expect(readState().users.some(({ id }) => id === author)).toBe(false)
  expect(bodies(notes)).toEqual(['About you', 'Nobody’s'])

  signIn({ email: `${made}@b.example`, password: 'secret1' })
  deleteAccount()
  expect(bodies(notes)).toEqual(['Nobody’s'])
  expect(Object.values({ ...localStorage }).join()).not.toContain('About you')
})

test('a new record of a signed-in person is sent, where the site has an intake', () => {
  const fields = { body: {}, email: {} }
  const sent = { notes: { name: 'billing/notes', consent: { version: '1', text: 'Why' }, fields } }
  const before = { ...leadSending }
  const { name } = newNotes()
  const notes = notesOf(name, sent)
  signUp()
  notes.keep('noteWritten', { body: 'Stays here' })
  replaceSeam(leadSending, { consentFields: ({ form, text }) => ({ form, consent: text }) })
  const noteId = notes.keep('noteWritten', { body: 'Paid' })
  notes.keep('noteDone', { noteId })
  signOut()
  notes.keep('noteWritten', { body: 'Of nobody' })
  replaceSeam(leadSending, before)
  expect(readState().submissions).toEqual([
    {
      id: expect.any(String),
      created_at: expect.any(String),
      form: 'billing/notes',
      email: `${made}@b.example`,
      body: 'Paid',
      consent: 'Why',
    },
  ])
})

test('clearing the browser’s data clears records; resetting the store does not', () => {
  const { name, notes } = newNotes()
  notes.keep('noteWritten', { body: 'Paid' })
  vi.advanceTimersByTime(1000)
  resetStore()
  expect(bodies(notes)).toEqual(['Paid'])
  clearBrowserData()
  expect(bodies(notes)).toEqual([])
  vi.advanceTimersByTime(60_000)
  expect(bodies(notesOf(name))).toEqual([])
  expect(readStorageHealth().status).toBe('ok')
})

test.each([
  [
    'a name that other keys could contain',
    'Billing:notes',
    { notes: { body: text } },
    /not a name/,
  ],
  ['a field that older records lack', 'billing', { notes: { body: JSON.parse('{}') } }, /default/],
])('%s is rejected in a definition', (_, name, collections, reason) => {
  const definition = { name, version: 1, collections, operations: {} }
  expect(() => defineRecords(definition)).toThrow(reason)
})
