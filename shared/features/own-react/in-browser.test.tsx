// @vitest-environment happy-dom
import { act } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { seededState } from '../../domain/site/seeds'
import { Link, useLocation } from '../../contract/routing/link'
import type { PageServices } from '../../contract/routing/mounted-page'
import { drawnPage } from './in-browser'
import { useIsHydrated, useStore } from './own-hooks'

const [visitor] = seededState.users
let element: HTMLElement
let state = seededState
const listeners = new Set<() => void>()
const subscribe = (listener: () => void) => {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
const go = vi.fn()
const fail = vi.fn()

const services = (isPrerendered: boolean): PageServices => {
  const location = { pathname: '/orders', search: '', hash: '', state: null, key: 'a' }
  const place = { ...location, action: 'POP' as const }
  return {
    isPrerendered,
    session: { get: () => state.currentUser, subscribe, openSignIn() {} },
    navigation: { get: () => place, subscribe, go },
    theme: { get: () => 'light', subscribe },
    notifications: { show: () => () => {} },
    store: { get: () => state, initial: () => seededState, subscribe, keep() {} },
    fail,
  }
}

function Heading() {
  const email = useStore(({ currentUser }) => currentUser?.email ?? 'nobody')
  return (
    <>
      <h1>
        {email} at {useLocation().pathname}
      </h1>
      <p>{useIsHydrated() ? 'here' : 'ahead'}</p>
    </>
  )
}

function Page() {
  return (
    <>
      <Heading />
      <Link to="/pricing?users=50">Prices</Link>
    </>
  )
}

beforeEach(() => {
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true })
  state = seededState
  element = document.body.appendChild(document.createElement('div'))
})

afterEach(() => {
  element.remove()
  listeners.clear()
  vi.clearAllMocks()
})

async function mount(isPrerendered = false, Content = Page) {
  const unmount = { done: () => {} }
  await act(async () => {
    unmount.done = drawnPage(Content).mount(element, services(isPrerendered))
  })
  return unmount.done
}

test('a page follows the store, and its links go through the host’s router', async () => {
  const unmount = await mount()
  expect(element.textContent).toBe('nobody at /ordersherePrices')
  await act(async () => {
    state = { ...seededState, currentUser: visitor ?? null }
    for (const listener of listeners) listener()
  })
  expect(element.querySelector('h1')?.textContent).toBe(`${visitor?.email} at /orders`)
  await act(async () => element.querySelector('a')?.click())
  expect(go).toHaveBeenCalledWith('/pricing?users=50', { state: undefined })
  await act(async () => unmount())
  expect(element.childElementCount).toBe(0)
  expect(listeners.size).toBe(0)
})

test('prerendered markup is hydrated, and then shows the browser’s data', async () => {
  // Same markup as in on-server.test.tsx.
  element.innerHTML = '<!--$--><h1>nobody<!-- --> at <!-- -->/orders</h1><p>ahead</p><!--/$-->'
  const heading = element.querySelector('h1')
  state = { ...seededState, currentUser: visitor ?? null }
  await mount(true, () => <Heading />)
  expect(element.querySelector('h1')).toBe(heading)
  expect(element.textContent).toBe(`${visitor?.email} at /ordershere`)
})

test('a page that throws shows the site’s error screen', () => {
  // `act` would throw the error as well.
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: false })
  const error = new Error('It broke')
  const Broken = () => {
    throw error
  }
  drawnPage(Broken).mount(element, services(false))
  expect(fail.mock.calls[0]?.[0]).toBe(error)
})
