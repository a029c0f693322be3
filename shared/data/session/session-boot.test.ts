// @vitest-environment happy-dom
import { afterEach, expect, test } from 'vitest'
import { seededState } from '../../domain/site/seeds'
import { sessionBootScript } from './session-boot'

const root = document.documentElement

function startWith(stored: string | null) {
  if (stored !== null) localStorage.setItem('fivefold-store', stored)
  new Function(sessionBootScript)()
  return root.dataset['signedIn'] !== undefined
}

const snapshot = (state: object) => JSON.stringify({ version: 1, state })

afterEach(() => {
  localStorage.clear()
  delete root.dataset['signedIn']
  delete root.dataset['stored']
  delete root.dataset['inLine']
})

test.each([
  ['nothing', null, false],
  ['something', snapshot(seededState), true],
])('says before the first paint that %s is stored', (_, stored, isMarked) => {
  startWith(stored)
  expect('stored' in root.dataset).toBe(isMarked)
})

test('marks the root element if a user is signed in', () => {
  expect(startWith(snapshot({ ...seededState, currentUser: seededState.users[0] }))).toBe(true)
})

test('marks the root element if the visitor has joined the waitlist', () => {
  startWith(snapshot(seededState))
  expect('inLine' in root.dataset).toBe(false)
  startWith(snapshot({ ...seededState, waitlistEntries: [{ referralCode: 'fivefold-7K2M9Q' }] }))
  expect('inLine' in root.dataset).toBe(true)
})

test.each([
  ['nothing is stored', null],
  ['nobody is signed in', snapshot(seededState)],
  ['the store cannot be read', '{"state":'],
  [
    'a ticket only speaks of it',
    snapshot({ ...seededState, supportTickets: [{ subject: '"currentUser":{' }] }),
  ],
])('leaves it alone when %s', (_, stored) => {
  expect(startWith(stored)).toBe(false)
})
