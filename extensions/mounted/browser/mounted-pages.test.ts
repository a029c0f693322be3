// @vitest-environment happy-dom
import { beforeAll, expect, test } from 'vitest'
import { pageLoader } from '../../../host/src/loading/loader/site-page-loader'
import { supportRoute } from '../../../host/src/testing/support-route'
import { mountedPages } from './mounted-pages'

/** A release with one page, as JavaScript. */
const released = (page: string) => ({
  version: '1.0.0',
  entry: `data:text/javascript,${encodeURIComponent(`
    export const init = () => {}
    export const get = async () => () =>
      ({ routes: { pages: { '/support': async () => (${page}) } } }) //`)}`,
  role: 'live' as const,
})

beforeAll(mountedPages)

test.each([
  ['an object with `mount` is shown in a component', '{ mount() {} }', 'MountedContent'],
  ['a component is shown as it is', 'function Own() {}', 'Own'],
])('%s', async (_, page, shown) => {
  const route = supportRoute([released(page)])
  await pageLoader.retry(route)
  const state = pageLoader.stateOf(route.path)
  expect(state.status === 'ready' && state.Page.name).toBe(shown)
})
