// @vitest-environment jsdom
import { beforeEach, expect, test } from 'vitest'
import { storeKey } from '@fivefold/shared/storage/storage-keys'
import { startTime } from './start-time'

const root = document.documentElement
const page = { policy: 'intent', modules: [] } as const

beforeEach(() => {
  localStorage.clear()
  window.history.replaceState(null, '', '/about')
  for (const name of Object.keys(root.dataset)) delete root.dataset[name]
})

test('a first visit waits as long as the route says', () => {
  expect(startTime(page)).toBe('intent')
  expect(startTime({ ...page, policy: 'idle' })).toBe('idle')
})

test('the page of a canary starts at once', () => {
  root.dataset['canary'] = ''
  expect(startTime(page)).toBe('now')
})

test.each(['?users=70', '#plans'])(
  'so does one whose address asks for something (%s)',
  (address) => {
    window.history.replaceState(null, '', address)
    expect(startTime(page)).toBe('now')
  },
)

test('whoever has used the site gets the scripts when the browser is idle', () => {
  localStorage.setItem(storeKey, '{}')
  expect(startTime(page)).toBe('idle')
  expect(startTime({ ...page, readsStorage: true })).toBe('now')
})

test('what is in the journal alone counts', () => {
  localStorage.setItem('fivefold-op:tab:1', '{}')
  expect(startTime(page)).toBe('idle')
})
