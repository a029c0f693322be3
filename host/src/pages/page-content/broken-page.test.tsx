// @vitest-environment happy-dom
import { clientErrors, forgetClientErrors } from '@fivefold/shared/analytics/error-log'
import { BrowserRouter } from '@fivefold/shared/routing/link'
import { screen } from '@testing-library/react'
import { act } from 'react'
import { createRoot, hydrateRoot, type Root } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { showFailure } from '../../../starter/inline/failure-notice'
import { setPrerenderedPage } from '../hydration/prerendered-page'
import { recordRecoveredError } from '../hydration/recovered-error'
import { RemotePage } from './remote-page'
import { pageLoader } from '../../loading/loader/site-page-loader'
import { supportRoute } from '../../testing/support-route'

const route = supportRoute([
  { version: '1.0.0', entry: '/remotes/support/1.0.0/entry.js', role: 'live' },
])

const Sound = () => <h1>Find the answer</h1>

function Throwing(): never {
  throw new Error('broken release')
}

const uncaught = vi.fn<typeof reportError>()

let root: Root
let element: HTMLElement

beforeEach(() => {
  // The document's loader publishes it (host/starter/inline/page-loader.ts).
  vi.stubGlobal('fivefoldLoader', { showFailure })
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true })
  forgetClientErrors()
  uncaught.mockReset()
  vi.stubGlobal('reportError', uncaught)
  vi.spyOn(console, 'error').mockReturnValue(undefined)
  vi.spyOn(console, 'info').mockReturnValue(undefined)
  element = document.createElement('main')
  document.body.replaceChildren(element)
})

afterEach(() => act(() => root.unmount()))

const site = (
  <BrowserRouter>
    <RemotePage route={route} />
  </BrowserRouter>
)

test('a prerendered page that throws during hydration keeps its text, and the error is recorded', async () => {
  setPrerenderedPage({ path: route.path, hasContent: true })
  pageLoader.provide(route, Sound)
  element.innerHTML = renderToString(site)
  pageLoader.provide(route, Throwing)
  act(() => {
    root = hydrateRoot(element, site, { onRecoverableError: recordRecoveredError })
  })
  screen.getByRole('heading', { level: 1, name: 'Find the answer' })
  await screen.findByRole('heading', { level: 2, name: 'Something went wrong' })
  screen.getByRole('button', { name: 'Try Again' })
  expect(clientErrors()).toContainEqual(
    expect.objectContaining({ message: 'broken release', remote: 'support', version: '1.0.0' }),
  )
  expect(uncaught).not.toHaveBeenCalled()
})

test('a page that throws after the browser rendered it shows the error screen', () => {
  setPrerenderedPage({ path: route.path, hasContent: false })
  pageLoader.provide(route, Throwing)
  act(() => {
    root = createRoot(element)
    root.render(site)
  })
  screen.getByRole('heading', { level: 1, name: 'Something went wrong' })
  expect(clientErrors()).toHaveLength(1)
})
