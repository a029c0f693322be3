// @vitest-environment happy-dom
import { act, renderHook } from '@testing-library/react'
import { createElement } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { expect, test, vi } from 'vitest'
import { signIn } from '../session/account'
import { useCurrentUser } from '../session/current-user'
import { visibleArticles } from '../../domain/articles/article-selectors'
import { seededState } from '../../domain/site/seeds'
import { newId } from '../../domain/model/record-id'
import {
  keepAnalyticsEvents,
  readState,
  renderFor,
  resetStore,
  startStore,
  useIsHydrated,
  useStore,
} from './site-store'

function Account() {
  const user = useCurrentUser()
  const isHydrated = useIsHydrated()
  const articles = useStore((state) => state.kbArticles.map(({ title }) => title))
  return createElement(
    'p',
    null,
    `${isHydrated ? 'browser' : 'server'}: ${user?.name ?? 'nobody'}, ${articles.join(' / ')}`,
  )
}

test('a server renders the seeds, signed out; hydration causes no error', async () => {
  const errors = vi.spyOn(console, 'error')
  const titles = seededState.kbArticles.map(({ title }) => title).join(' / ')
  const html = renderToString(createElement(Account))
  expect(html).toBe(`<p>server: nobody, ${titles}</p>`)

  localStorage.setItem(
    'fivefold-store',
    JSON.stringify({ state: { ...seededState, currentUser: seededState.users[0] }, version: 1 }),
  )
  startStore()
  const root = document.createElement('div')
  root.innerHTML = html
  document.body.append(root)
  const first = root.firstChild
  await act(async () => {
    hydrateRoot(root, createElement(Account))
  })
  expect(root.firstChild).toBe(first)
  expect(root.textContent).toBe(`browser: Avery Admin, ${titles}`)
  expect(errors).not.toHaveBeenCalled()
})

test('a selector may return a new list on every call', () => {
  const now = new Date('2026-11-02T08:00:00.000Z')
  let renders = 0
  const { result } = renderHook(() => {
    renders += 1
    return useStore((state) => visibleArticles(state, now))
  })
  const first = result.current
  expect(first).toHaveLength(2)
  act(() => void signIn({ email: 'admin@fivefold.example', password: 'secret' }))
  expect(result.current).toBe(first)
  expect(renders).toBe(1)
})

test('the signed-in user follows a sign-in', () => {
  const { result } = renderHook(() => useCurrentUser())
  act(() => void signIn({ email: 'customer@fivefold.example', password: 'secret' }))
  expect(result.current?.name).toBe('Casey Customer')
})

test('an analytics event is stored, and deleted by a reset', () => {
  const event = { id: newId(), name: 'vote', params: {}, created_at: '' }
  keepAnalyticsEvents([event])
  expect(readState().analyticsEvents).toContainEqual(event)
  resetStore()
  expect(readState()).toEqual(seededState)
})

test('a server renders a page as a given user sees it, and signed out afterwards', () => {
  const [admin = null] = seededState.users
  renderFor(admin)
  expect(renderToString(createElement(Account))).toContain('server: Avery Admin')
  renderFor(null)
  expect(renderToString(createElement(Account))).toContain('server: nobody')
})

test('before its code is loaded, the store is empty and throws on changes; then it has the seeds', async () => {
  vi.resetModules()
  const site = await import('./site-store')
  expect(site.readState()).toMatchObject({ currentUser: null, kbArticles: [] })
  expect(site.keepAnalyticsEvents([{ id: 'e', name: 'page_view' }])).toBe(false)
  expect(() => site.commit({ type: 'userSignedOut', id: 'o', at: '' })).toThrow('loadStore')
  localStorage.clear()
  await Promise.all([site.loadStore(), site.loadStore()])
  expect(site.readState()).toEqual(seededState)
  expect(
    site.keepAnalyticsEvents([{ id: 'e', name: 'page_view', created_at: '2026-11-22' }, 7]),
  ).toBe(true)
})
