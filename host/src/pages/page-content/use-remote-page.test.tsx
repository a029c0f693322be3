// @vitest-environment happy-dom
import { BrowserRouter } from '@fivefold/shared/routing/link'
import { startStore } from '@fivefold/shared/store/site-store'
import { act, Suspense } from 'react'
import { createRoot, hydrateRoot, type Root } from 'react-dom/client'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { setPrerenderedPage } from '../hydration/prerendered-page'
import type { SiteRoute } from '../../loading/registry/registry'
import { supportRoute } from '../../testing/support-route'
import { pageLoader } from '../../loading/loader/site-page-loader'
import { RemotePage } from './remote-page'
import { useRemotePage, type ShownPage } from './use-remote-page'

const entryOf = (code: string) => ({
  version: '1.0.0',
  entry: `data:text/javascript,${encodeURIComponent(code)}`,
  role: 'live' as const,
})

/** A page that was not requested before. The comment swallows a retry's addition to the address. */
function routeOf(path: string, page = 'async () => function Page() {}'): SiteRoute {
  const release = entryOf(`
    export const init = () => {}
    export const get = async () => () => ({ routes: { pages: { '${path}': ${page} } } }) //${path}`)
  return { ...supportRoute([release]), path }
}
const broken = (path: string) => routeOf(path, 'async () => { throw new Error("broken") }')

let seen: ShownPage[] = []
function Shown({ route }: { route: SiteRoute }) {
  const state = useRemotePage(route)
  seen.push(state)
  return <p>{state.status === 'ready' ? state.Page.name : 'written'}</p>
}

/** The states that were shown, in order. */
const shown = () =>
  seen
    .map((state) => [state.status, 'error' in state && state.error?.message].filter(Boolean).join())
    .filter((state, index, all) => state !== all[index - 1])

let root: Root
let element: HTMLElement

const render = (route: SiteRoute) =>
  act(async () => {
    root = createRoot(element)
    root.render(<Shown route={route} />)
  })

const hydrate = (route: SiteRoute, markup = '<p>written</p>') =>
  act(async () => {
    element.innerHTML = markup
    root = hydrateRoot(element, <Shown route={route} />)
  })

const settled = (path: string) => act(() => pageLoader.settled(path))

beforeEach(() => {
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true })
  vi.spyOn(console, 'info').mockReturnValue(undefined)
  // React’s development build warns if a render that need not wait any longer skips `use`.
  vi.spyOn(console, 'error').mockReturnValue(undefined)
  seen = []
  element = document.createElement('main')
  startStore()
})
afterEach(() => act(() => root.unmount()))

test('a page is requested when it is shown, and loads', async () => {
  setPrerenderedPage({ path: '/elsewhere', hasContent: true })
  await render(routeOf('/shown'))
  await settled('/shown')
  expect(shown()).toEqual(['loading', 'ready'])
})

test('the next page on the screen is requested, too', async () => {
  setPrerenderedPage({ path: '/elsewhere', hasContent: true })
  await render(routeOf('/one'))
  await settled('/one')
  await act(async () => root.render(<Shown route={routeOf('/two')} />))
  await settled('/two')
  expect(shown()).toEqual(['loading', 'ready', 'loading', 'ready'])
})

test('a page that fails says why', async () => {
  setPrerenderedPage({ path: '/elsewhere', hasContent: true })
  await render(broken('/fails'))
  await settled('/fails')
  expect(shown()).toEqual(['loading', 'failed,broken'])
})

test('prerendered content stays unchanged until the page has loaded', async () => {
  const route = routeOf('/written')
  setPrerenderedPage({ path: route.path, hasContent: true })
  pageLoader.request(route)
  await hydrate(route, '<p>Page</p>')
  await settled(route.path)
  expect(shown()).toEqual(['ready'])
  expect(element.textContent).toBe('Page')
})

test('prerendered content stays if its page cannot be loaded, and gets the reason after hydration', async () => {
  const route = broken('/written-and-broken')
  setPrerenderedPage({ path: route.path, hasContent: true })
  pageLoader.request(route)
  await hydrate(route)
  await settled(route.path)
  expect(shown()).toEqual(['prerendered', 'prerendered,broken'])
})

test('a page that loads late replaces the prerendered content', async () => {
  const route = broken('/late')
  setPrerenderedPage({ path: route.path, hasContent: true })
  pageLoader.request(route)
  await hydrate(route)
  await settled(route.path)
  await act(async () =>
    pageLoader.provide(route, function Page() {
      return null
    }),
  )
  expect(shown().at(-1)).toBe('ready')
  await act(async () => pageLoader.forget(route))
  expect(shown().at(-1)).toBe('loading')
})

test('a document without content shows its page as loading', async () => {
  const route = routeOf('/skeleton')
  setPrerenderedPage({ path: route.path, hasContent: false })
  pageLoader.provide(route, function Page() {
    return null
  })
  await hydrate(route)
  expect(shown()).toEqual(['loading', 'ready'])
})

test('a page that arrives during its hydration causes no error of React', async () => {
  const route = routeOf('/meanwhile', '() => new Promise(() => {})')
  setPrerenderedPage({ path: route.path, hasContent: true })
  pageLoader.request(route)
  function Arrival() {
    queueMicrotask(() => pageLoader.provide(route, () => <p>Page</p>))
    return null
  }
  const onRecoverableError = vi.fn()
  await act(async () => {
    element.innerHTML = `<!--$--><div data-page="${route.path}"><p>Page</p></div><!--/$-->`
    root = hydrateRoot(
      element,
      <BrowserRouter>
        <Suspense>
          <Arrival />
          <RemotePage route={route} />
        </Suspense>
      </BrowserRouter>,
      { onRecoverableError },
    )
  })
  expect(onRecoverableError).not.toHaveBeenCalled()
})
