import type { SiteState } from '@fivefold/shared/domain/site/site-state'
import type { MountedPage } from '@fivefold/shared/routing/mounted-page'
import { stateStore } from '@fivefold/shared/store/state-store'
import { renderToStaticMarkup } from 'react-dom/server'
import { beforeAll, expect, test, vi } from 'vitest'
import { prerenderedComponent } from '../../../host/src/pages/prerender/prerendered-component'
import { mountedMarkup } from './mounted-markup'

const addStyles = vi.fn()
const mount = () => () => {}

async function prerendered(page: MountedPage) {
  const Page = await prerenderedComponent(page, '/orders', addStyles)
  return renderToStaticMarkup(<Page />)
}

beforeAll(mountedMarkup)

test('a page that draws itself is prerendered with its own markup', async () => {
  const render = vi.fn(async (path: string, _state: SiteState) => `<h1>At ${path}</h1>`)
  expect(await prerendered({ mount, render })).toBe('<div><h1>At /orders</h1></div>')
  expect(render).toHaveBeenCalledWith('/orders', stateStore.getInitialState())
})

test('its style elements go into the document’s head', async () => {
  const styles = '<style>h1 { color: red }</style>'
  expect(await prerendered({ mount, render: () => ({ html: '<h1>Orders</h1>', styles }) })).toBe(
    '<div><h1>Orders</h1></div>',
  )
  expect(addStyles).toHaveBeenLastCalledWith(styles)
})

test('it fails without a render function', async () => {
  await expect(prerendered({ mount })).rejects.toThrow('It has no render function')
})

test('a component is prerendered as it is', async () => {
  const Page = () => null
  expect(await prerenderedComponent(Page, '/orders', addStyles)).toBe(Page)
})
