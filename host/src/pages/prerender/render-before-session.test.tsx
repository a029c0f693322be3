import { access, type RemotePage } from '@fivefold/shared/routing/remote-contract'
import { useCurrentUser } from '@fivefold/shared/session/current-user'
import { ServerStyleSheet } from 'styled-components'
import { expect, test } from 'vitest'
import type { SiteRoute } from '../../loading/registry/registry'
import { pageOutline } from './page-outline'
import { renderBeforeSession } from './render-before-session'

const route: SiteRoute = {
  path: '/portal',
  title: 'Portal',
  description: '',
  access: access.signedIn,
  prerender: false,
  indexed: false,
  remote: 'portal',
  releases: [],
}

function render(page: RemotePage, of = route) {
  const pages = { [of.path]: () => Promise.resolve(page) }
  return renderBeforeSession(of, new ServerStyleSheet(), { pages }, () => {})
}

function Greeting() {
  const user = useCurrentUser()
  return user && <h1 id="greeting">{user.email}</h1>
}

const outlineOf = (email: string) => pageOutline(`<h1>${email}</h1>`)

test('the outline is the page as a permitted visitor sees it, without its words', async () => {
  expect(await render(Greeting)).toContain(outlineOf('customer@fivefold.example'))
  const ofAdmins = { ...route, path: '/admin', access: access.admins }
  expect(await render(Greeting, ofAdmins)).toContain(outlineOf('admin@fivefold.example'))
})

test('a visitor without scripts is asked to allow them', async () => {
  const html = await render(Greeting)
  expect(html).toMatch(/<noscript>.*Please allow scripts.*<\/noscript>/)
})

test.each<[string, RemotePage]>([
  ['no extension prerenders', { mount: () => () => {} }],
  [
    'needs a browser',
    () => {
      throw new ReferenceError('window is not defined')
    },
  ],
  ['shows nothing', () => null],
])('a page that %s gets the skeleton of any page', async (_, page) => {
  expect(await render(page)).toContain('data-skeleton')
})
