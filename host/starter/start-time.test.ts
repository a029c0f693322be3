// @vitest-environment jsdom
import { beforeEach, expect, test, vi } from 'vitest'
import { outdatedAttribute } from '@fivefold/shared/start/start-data'
import { storeKey } from '@fivefold/shared/storage/storage-keys'
import { onChange, startTime } from './start-time'

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
  'a page with a query or an anchor starts at once (%s)',
  (address) => {
    window.history.replaceState(null, '', address)
    expect(startTime(page)).toBe('now')
  },
)

test('for a returning visitor the scripts start when the browser is idle', () => {
  localStorage.setItem(storeKey, '{}')
  expect(startTime(page)).toBe('idle')
  expect(startTime({ ...page, readsStorage: true })).toBe('now')
})

test.each([
  ['nothing but a journal', 'fivefold-op:tab:1', '{}'],
  ['an empty document, which the store repairs', storeKey, ''],
])('a visitor with %s is a returning one', (_, key, text) => {
  localStorage.setItem(key, text)
  expect(startTime(page)).toBe('idle')
})

test('a page that was reloaded with typed text starts at once', () => {
  window.history.replaceState({ typed: [['Ada', false]] }, '')
  expect(startTime(page)).toBe('now')
})

test.each([
  [1, 'intent'],
  [-1, 'now'],
])('content that is right for %s more days: %s', (days, time) => {
  const date = new Date(Date.now() + days * 24 * 60 * 60 * 1000).toISOString()
  document.body.innerHTML = `<p ${outdatedAttribute}="${date}">2026</p>`
  expect(startTime(page)).toBe(time)
  document.body.replaceChildren()
})

test('an image that fails, now or before, is reported', () => {
  const call = vi.fn<() => void>()
  document.body.innerHTML = '<img alt="" /><script></script>'
  const [picture, script] = document.body.children
  let isComplete = false
  Object.defineProperties(picture, {
    complete: { get: () => isComplete },
    naturalWidth: { value: 0 },
  })
  onChange(call)
  script?.dispatchEvent(new Event('error'))
  expect(call).not.toHaveBeenCalled()
  picture?.dispatchEvent(new Event('error'))
  expect(call).toHaveBeenCalledOnce()
  isComplete = true
  onChange(call)
  expect(call).toHaveBeenCalledTimes(2)
  document.body.replaceChildren()
})
