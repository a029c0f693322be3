// @vitest-environment happy-dom
import { clientErrors, forgetClientErrors } from '@fivefold/shared/analytics/error-log'
import { BrowserRouter, useLocation } from '@fivefold/shared/routing/link'
import type { MountedPage, PageServices } from '@fivefold/shared/routing/mounted-page'
import { startStore } from '@fivefold/shared/store/site-store'
import { signIn, signOut } from '@fivefold/shared/session/account'
import { act, type ReactNode } from 'react'
import { createRoot, hydrateRoot, type Root } from 'react-dom/client'
import { ErrorBoundary } from 'react-error-boundary'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { siteRegistry } from '../../../host/src/loading/registry/site-registry'
import { useSignInRequest } from '../../../host/src/sign-in/sign-in-store'
import { supportRoute } from '../../../host/src/testing/support-route'
import { mountedComponent } from './mounted-component'

let root: Root
let element: HTMLElement
let services: PageServices
const unmount = vi.fn()

const drawn: MountedPage = {
  mount(place, given) {
    services = given
    if (!given.isPrerendered) {
      const link = Object.assign(document.createElement('a'), { href: '/support?from=page#top' })
      place.append(link)
    }
    return unmount
  },
}

const context = { remote: 'orders', version: '1.0.0' }

function Site({ children }: { children: ReactNode }) {
  return (
    <BrowserRouter>
      <Address />
      <SignIn />
      <ErrorBoundary fallbackRender={({ error }) => <p>{String(error)}</p>}>
        {children}
      </ErrorBoundary>
    </BrowserRouter>
  )
}
const SignIn = () => <dialog>{useSignInRequest()?.from}</dialog>
const Address = () => <output>{useLocation().pathname}</output>
const address = () => element.querySelector('output')?.textContent

async function show(page: MountedPage) {
  const Page = mountedComponent(page, context)
  await act(async () => {
    root = createRoot(element)
    root.render(
      <Site>
        <Page />
      </Site>,
    )
  })
}

beforeEach(() => {
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true })
  window.history.replaceState(null, '', '/orders?list=open')
  element = document.body.appendChild(document.createElement('div'))
  siteRegistry.adopt({
    hostVersion: '1.0.0',
    isPartial: false,
    routes: [supportRoute([])],
    retired: [],
    problems: [],
  })
  unmount.mockReset()
  forgetClientErrors()
  vi.spyOn(console, 'info').mockReturnValue(undefined)
  vi.spyOn(console, 'error').mockReturnValue(undefined)
})
afterEach(async () => {
  await act(async () => root.unmount())
  element.remove()
})

test('before the store has started, the document’s markup stays in the page’s element', async () => {
  const Page = mountedComponent(drawn, context)
  element.innerHTML = '<output>/orders</output><dialog></dialog><div><h1>Orders</h1></div>'
  const heading = element.querySelector('h1')
  await act(async () => {
    root = hydrateRoot(
      element,
      <Site>
        <Page />
      </Site>,
    )
  })
  expect(services.isPrerendered).toBe(true)
  expect(element.querySelector('h1')).toBe(heading)
})

test('the page mounts into its element and is unmounted once, on leaving', async () => {
  startStore()
  await show(drawn)
  expect(services.isPrerendered).toBe(false)
  expect(element.querySelectorAll('a')).toHaveLength(1)
  expect(unmount).not.toHaveBeenCalled()
  await act(async () => root.render(null))
  expect(unmount).toHaveBeenCalledOnce()
})

test('it reads session, navigation and theme, and is notified of changes', async () => {
  await show(drawn)
  const received: string[] = []
  services.session.subscribe(() => received.push(services.session.get()?.email ?? 'signed out'))
  services.navigation.subscribe(() => received.push(services.navigation.get().search))
  services.theme.subscribe(() => received.push(services.theme.get()))
  await act(async () => void signIn({ email: 'customer@fivefold.example', password: 'secret1' }))
  await act(async () => signOut())
  await act(async () => services.navigation.go('/orders?list=sent'))
  document.documentElement.classList.add('dark')
  await expect
    .poll(() => received)
    .toEqual(['customer@fivefold.example', 'signed out', '?list=sent', 'dark'])
  expect(services.store.get().currentUser).toBeNull()
})

test('it opens the sign-in dialog, which returns to the page', async () => {
  await show(drawn)
  await act(async () => services.session.openSignIn())
  expect(element.querySelector('dialog')?.textContent).toBe('/orders?list=open')
})

test('a plain link to a page of the site opens it with the router', async () => {
  await show(drawn)
  const link = element.querySelector('a')
  await act(async () =>
    link?.dispatchEvent(new MouseEvent('click', { bubbles: true, ctrlKey: true })),
  )
  expect(address()).toBe('/orders')
  await act(async () => link?.click())
  expect(address()).toBe('/support')
  expect(window.location.href).toContain('/support?from=page#top')
})

test.each([
  [
    'cannot be mounted',
    {
      mount: () => {
        throw new Error('no canvas')
      },
    },
  ],
  [
    'gives up later',
    {
      mount: (_: HTMLElement, { fail }: PageServices) => {
        queueMicrotask(() => fail(new Error('no canvas')))
        return unmount
      },
    },
  ],
])('a page that %s is replaced by the error screen', async (_, page) => {
  await show(page)
  expect(element.textContent).toContain('no canvas')
})

test('an error thrown on leaving is recorded and breaks nothing', async () => {
  unmount.mockImplementation(() => {
    throw new Error('left late')
  })
  await show(drawn)
  await act(async () => root.render(<p>Next</p>))
  expect(element.textContent).toBe('Next')
  expect(clientErrors().at(-1)).toMatchObject({ message: 'left late', ...context })
})
