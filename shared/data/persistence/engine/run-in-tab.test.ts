// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { seededState } from '../../../domain/site/seeds'

const storeKey = 'fivefold-store'
const itemId = seededState.roadmapItems[0]?.id ?? ''

/** A new page with its own modules, timers and locks, and the previous storage. */
async function page() {
  for (const stop of listening.splice(0)) stop()
  vi.resetModules()
  const site = await import('../../store/site-store')
  site.provideStoreCode((await import('../../store/store-code')).storeCode)
  const roadmap = await import('../../store/vote-commands')
  const account = await import('../../session/account')
  return { ...site, ...roadmap, ...account }
}

function stored() {
  return JSON.parse(localStorage.getItem(storeKey) ?? 'null')
}

function hide(state: 'hidden' | 'visible') {
  Object.defineProperty(document, 'visibilityState', { value: state, configurable: true })
  document.dispatchEvent(new Event('visibilitychange'))
}

function withLocks(request: unknown) {
  Object.defineProperty(navigator, 'locks', { value: request && { request }, configurable: true })
}

const otherKey = 'fivefold-op:tab-other:1793606400500'
const otherOperation = JSON.stringify({
  type: 'userSignedIn',
  id: 's',
  at: '2026-11-02T08:00:00.500Z',
  userId: 'user-casey-customer',
})

function hearFromOtherTab() {
  localStorage.setItem(otherKey, otherOperation)
  const change = { key: otherKey, newValue: otherOperation, storageArea: localStorage }
  window.dispatchEvent(new StorageEvent('storage', change))
}

/** Closed pages receive no events. */
const listening: (() => void)[] = []
for (const target of [window, document]) {
  const add = target.addEventListener.bind(target)
  target.addEventListener = (type: string, listener: EventListenerOrEventListenerObject) => {
    listening.push(() => target.removeEventListener(type, listener))
    add(type, listener)
  }
}

type Locked = (lock: object | null) => void

beforeEach(() => {
  localStorage.clear()
  vi.useFakeTimers({ now: new Date('2026-11-02T08:00:00.000Z') })
})
afterEach(() => {
  hide('visible')
  withLocks(undefined)
})

describe.each([
  ['with locks', (_name: string, _options: object, run: Locked) => Promise.resolve(run({}))],
  ['without locks', undefined],
])('%s', (_title, request) => {
  beforeEach(() => withLocks(request))

  test('the snapshot is written once when the site starts', async () => {
    const { startStore, readState } = await page()
    expect(localStorage.getItem(storeKey)).toBeNull()
    startStore()
    const first = localStorage.getItem(storeKey)
    startStore()
    vi.advanceTimersByTime(5000)
    expect(stored().state).toEqual(readState())
    expect(localStorage.getItem(storeKey)).toBe(first)
  })

  test('a change is in the snapshot within a second', async () => {
    const { startStore, signIn, toggleVote } = await page()
    startStore()
    signIn({ email: 'customer@fivefold.example', password: 'secret' })
    toggleVote(itemId)
    expect(stored().state.roadmapVotes).toEqual([])
    vi.advanceTimersByTime(1000)
    expect(stored().state.roadmapVotes).toHaveLength(1)
    expect(stored().state.currentUser.email).toBe('customer@fivefold.example')
  })

  test('a change is in the snapshot at once when the page is hidden', async () => {
    const { startStore, signIn } = await page()
    startStore()
    signIn({ email: 'customer@fivefold.example', password: 'secret' })
    hide('hidden')
    expect(stored().state.currentUser.email).toBe('customer@fivefold.example')
  })

  test('a reload finds everything, even operations in no snapshot', async () => {
    const before = await page()
    before.startStore()
    before.signIn({ email: 'admin@fivefold.example', password: 'secret' })
    const after = await page()
    after.startStore()
    expect(after.readState().currentUser?.role).toBe('admin')
    vi.advanceTimersByTime(1000)
    expect(stored().state.currentUser.role).toBe('admin')
  })

  test('another tab’s operation arrives with its storage event', async () => {
    const { startStore, readState } = await page()
    startStore()
    hearFromOtherTab()
    expect(readState().currentUser?.name).toBe('Casey Customer')
  })

  test('the journal is empty half a minute after the last change', async () => {
    const { startStore, signIn } = await page()
    startStore()
    signIn({ email: 'admin@fivefold.example', password: 'secret' })
    vi.advanceTimersByTime(30_000)
    expect(Object.keys(localStorage)).toEqual([storeKey])
  })
})

test('another tab’s change that it does not write is written after a while', async () => {
  const { startStore } = await page()
  startStore()
  vi.advanceTimersByTime(1000)
  hearFromOtherTab()
  vi.advanceTimersByTime(1000)
  expect(stored().state.currentUser).toBeNull()
  vi.advanceTimersByTime(3000)
  expect(stored().state.currentUser.name).toBe('Casey Customer')
})

test('a page from the back-forward cache catches up when it returns', async () => {
  const { startStore, readState } = await page()
  startStore()
  window.dispatchEvent(new Event('pagehide'))
  localStorage.setItem(otherKey, otherOperation)
  window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }))
  expect(readState().currentUser?.name).toBe('Casey Customer')
})

test('a full storage: the work stays in memory and the visitor gets a message', async () => {
  const { startStore, signIn, readState, readStorageHealth } = await page()
  startStore()
  const refusal = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError')
  })
  signIn({ email: 'admin@fivefold.example', password: 'secret' })
  vi.advanceTimersByTime(2000)
  expect(readState().currentUser?.role).toBe('admin')
  expect(readStorageHealth()).toMatchObject({ status: 'full', message: /full/ })
  refusal.mockRestore()
  hide('hidden')
  expect(stored().state.currentUser.role).toBe('admin')
  expect(readStorageHealth().status).toBe('ok')
})

test('a page that is visible again catches up without a write', async () => {
  const { startStore, readState } = await page()
  startStore()
  hide('hidden')
  localStorage.setItem(otherKey, otherOperation)
  const before = stored()
  hide('visible')
  expect(readState().currentUser?.name).toBe('Casey Customer')
  expect(stored()).toEqual(before)
})

test('a page that is visible for the first time reads nothing twice', async () => {
  const { startStore, readState } = await page()
  startStore()
  localStorage.setItem(otherKey, otherOperation)
  window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: false }))
  expect(readState().currentUser).toBeNull()
})

describe('in a browser with idle callbacks', () => {
  const requestIdleCallback = vi.fn()
  beforeEach(() => Object.assign(window, { requestIdleCallback: requestIdleCallback.mockReset() }))
  afterEach(() => Reflect.deleteProperty(window, 'requestIdleCallback'))

  test('the snapshot waits for idle time, up to a limit', async () => {
    const { startStore, signIn } = await page()
    startStore()
    signIn({ email: 'admin@fivefold.example', password: 'secret' })
    vi.advanceTimersByTime(299)
    expect(requestIdleCallback).not.toHaveBeenCalled()
    vi.advanceTimersByTime(1)
    expect(requestIdleCallback).toHaveBeenCalledExactlyOnceWith(expect.any(Function), {
      timeout: 400,
    })
    expect(stored().state.currentUser).toBeNull()
    requestIdleCallback.mock.calls[0]?.[0]()
    expect(stored().state.currentUser.role).toBe('admin')
  })

  test('a hidden page does not wait', async () => {
    const { startStore, signIn } = await page()
    startStore()
    hide('hidden')
    signIn({ email: 'admin@fivefold.example', password: 'secret' })
    vi.advanceTimersByTime(300)
    expect(requestIdleCallback).not.toHaveBeenCalled()
    expect(stored().state.currentUser.role).toBe('admin')
  })
})

test('several changes cause one snapshot, and a later change another one', async () => {
  const { startStore, signIn, signOut, toggleVote } = await page()
  startStore()
  const writes = vi.spyOn(Storage.prototype, 'setItem')
  const snapshots = () => writes.mock.calls.filter(([key]) => key === storeKey).length
  signIn({ email: 'admin@fivefold.example', password: 'secret' })
  toggleVote(itemId)
  vi.advanceTimersByTime(1000)
  expect(snapshots()).toBe(1)
  signOut()
  vi.advanceTimersByTime(1000)
  expect(snapshots()).toBe(2)
  writes.mockRestore()
})

test('operations that arrive out of order are reordered within about a second', async () => {
  const { startStore, signIn, readState } = await page()
  startStore()
  signIn({ email: 'admin@fivefold.example', password: 'secret' })
  const key = 'fivefold-op:tab-other:1793606399000'
  const signedOut = JSON.stringify({ type: 'userSignedOut', id: 'o', at: '' })
  localStorage.setItem(key, signedOut)
  window.dispatchEvent(new StorageEvent('storage', { key, newValue: signedOut }))
  expect(readState().currentUser).toBeNull()
  vi.advanceTimersByTime(1000)
  expect(readState().currentUser?.role).toBe('admin')
})
