// @vitest-environment happy-dom
import { clientErrors, forgetClientErrors } from '@fivefold/shared/analytics/error-log'
import { beforeEach, expect, test, vi } from 'vitest'
import type { Registry } from '../registry/registry'
import { siteRegistry } from '../registry/site-registry'
import { supportRoute } from '../../testing/support-route'
import { requestFirstPage } from '../../pages/request-first-page'
import { adaptPages, pageLoader } from './site-page-loader'
import { tryPageAgain } from '../../pages/page-content/try-page-again'

let released = 0

/** A release with one page of that name. The comment swallows a retry's addition to the address. */
function release(path: string, page: string) {
  const code = `
    export const init = () => {}
    export const get = async () => () =>
      ({ routes: { pages: { '${path}': async () => function ${page}() {} } } }) // ${(released += 1)}`
  return {
    version: '1.0.0',
    entry: `data:text/javascript,${encodeURIComponent(code)}`,
    role: 'live' as const,
  }
}

const broken = { version: '1.0.0', entry: 'data:text/javascript,throw 1//', role: 'live' as const }

const routeOf = (path: string, { entry, version, role } = release(path, 'Page')) => ({
  ...supportRoute([{ entry, version, role }]),
  path,
})

const adopt = (...routes: Registry['routes'][number][]) =>
  siteRegistry.adopt({ hostVersion: '1.0.0', isPartial: false, routes, retired: [], problems: [] })

async function pageAt(path: string) {
  await pageLoader.settled(path)
  const state = pageLoader.stateOf(path)
  return state.status === 'ready' ? state.Page.name : state.status
}

beforeEach(() => {
  forgetClientErrors()
  vi.spyOn(console, 'info').mockReturnValue(undefined)
})
test('the page of the document’s address is requested before the shell is rendered', async () => {
  window.history.replaceState(null, '', '/first')
  expect(requestFirstPage()).toBeUndefined()
  const route = routeOf('/first')
  adopt(route)
  expect(requestFirstPage()).toBe(route)
  expect(await pageAt('/first')).toBe('Page')
})

test('a page is fetched only once its visitor may see it', () => {
  window.history.replaceState(null, '', '/guarded')
  const route = { ...routeOf('/guarded'), access: { signIn: true } }
  adopt(route)
  expect(requestFirstPage()).toBe(route)
  expect(pageLoader.knows('/guarded')).toBe(false)
})

test('a failing page is requested twice, with a pause, and recorded with its release', async () => {
  const started = performance.now()
  pageLoader.request(routeOf('/broken', broken))
  expect(await pageAt('/broken')).toBe('failed')
  expect(performance.now() - started).toBeGreaterThan(190)
  expect(clientErrors()).toHaveLength(2)
  expect(clientErrors()[0]).toMatchObject({ message: '1', remote: 'support', version: '1.0.0' })
})

test('a retry loads the release that is live by then', async () => {
  const route = routeOf('/again', broken)
  adopt(route)
  pageLoader.request(route)
  expect(await pageAt('/again')).toBe('failed')
  vi.stubGlobal('fetch', vi.fn().mockRejectedValue(new Error('offline')))
  const refreshed = vi.spyOn(siteRegistry, 'refresh').mockImplementation(async () => {
    expect(pageLoader.stateOf('/again').status).toBe('loading')
    adopt(routeOf('/again', release('/again', 'Repaired')))
  })
  await tryPageAgain(route)
  await expect.poll(() => pageLoader.stateOf('/again').status).toBe('ready')
  expect(await pageAt('/again')).toBe('Repaired')
  refreshed.mockRestore()
})

test('a retry of a page that the registry no longer lists requests the known release', async () => {
  adopt()
  vi.stubGlobal('fetch', vi.fn().mockRejectedValue(new Error('offline')))
  await tryPageAgain(routeOf('/gone', release('/gone', 'StillThere')))
  await expect.poll(() => pageLoader.stateOf('/gone').status).toBe('ready')
  expect(await pageAt('/gone')).toBe('StillThere')
})

test('an extension shows a page of its kind', async () => {
  function Adapted() {}
  adaptPages(async (page) => (Object(page).name === 'Strange' ? Adapted : page))
  const pages = [
    routeOf('/strange', release('/strange', 'Strange')),
    routeOf('/plain', release('/plain', 'Page')),
  ]
  for (const page of pages) pageLoader.request(page)
  expect(await pageAt('/strange')).toBe('Adapted')
  expect(await pageAt('/plain')).toBe('Page')
})
