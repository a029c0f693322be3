// @vitest-environment jsdom
import { beforeEach, expect, test, vi } from 'vitest'
import { outdatedAttribute } from '@fivefold/shared/start/start-data'
import { storeKey } from '@fivefold/shared/storage/storage-keys'
import { onNews, startTime } from './start-time'

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

test('an empty document counts, too: the store puts it right', () => {
  localStorage.setItem(storeKey, '')
  expect(startTime(page)).toBe('idle')
})

test('a page that was loaded again with what was typed starts at once', () => {
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

test('a picture that fails, now or before, is news', () => {
  const call = vi.fn<() => void>()
  document.body.innerHTML = '<img alt="" /><script></script>'
  const [picture, script] = document.body.children
  let isComplete = false
  Object.defineProperties(picture, {
    complete: { get: () => isComplete },
    naturalWidth: { value: 0 },
  })
  onNews(call)
  script?.dispatchEvent(new Event('error'))
  expect(call).not.toHaveBeenCalled()
  picture?.dispatchEvent(new Event('error'))
  expect(call).toHaveBeenCalledOnce()
  isComplete = true
  onNews(call)
  expect(call).toHaveBeenCalledTimes(2)
  document.body.replaceChildren()
})
