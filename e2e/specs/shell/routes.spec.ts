import { openPage } from '../../fixtures/page/open-page'
import { releasedRegistry } from '../../fixtures/releases/registry'
import { answers } from '../../fixtures/search/answers'
import { expect, test } from '../../fixtures/test'

/** The remotes of the specification; another remote may have any routes. */
const specified = ['admin', 'marketing', 'portal', 'support']

/** The route map of the specification, the page that the footer's Terms link leads to, and the answers. */
const publicPaths = [
  '/',
  '/about',
  '/blog',
  '/blog/:id',
  '/careers',
  '/case-studies',
  '/community',
  '/contact',
  '/cortex',
  '/demo',
  '/developers',
  '/developers/api',
  '/learn',
  '/newsroom',
  '/partnerships',
  '/partnerships/consulting',
  '/partnerships/integrators',
  '/partnerships/resellers',
  '/partnerships/technology',
  '/platform',
  '/pricing',
  '/privacy',
  '/resources',
  '/search',
  '/security',
  '/solutions',
  '/support',
  '/support/kb',
  ...answers,
  '/terms',
  '/waitlist',
]

test('the site has exactly the routes of its map, with the access rules of the map', async ({
  request,
}) => {
  const { remotes } = releasedRegistry()
  const routes = specified.flatMap((remote) => remotes[remote]?.routes ?? [])
  const open = routes.filter(({ access }) => !access.signIn).map(({ path }) => path)
  expect(open.toSorted()).toEqual(publicPaths)
  const closed = routes.filter(({ access }) => access.signIn)
  expect(Object.fromEntries(closed.map(({ path, access }) => [path, access.roles]))).toEqual({
    '/support/tickets/new': undefined,
    '/portal': undefined,
    '/profile': undefined,
    '/admin': ['admin'],
  })
  for (const { path } of routes) {
    const answer = await request.get(path.replace(':id', 'any-post'))
    expect(answer.status(), path).toBe(200)
  }
})

test('both addresses of the developers and of the blog show the same page', async ({ page }) => {
  for (const addresses of [
    ['/developers', '/developers/api'],
    ['/blog', '/blog/what-stands-here-is-not-used'],
  ]) {
    const headings: string[] = []
    for (const address of addresses) {
      await openPage(page, address)
      headings.push(await page.getByRole('heading', { level: 1 }).innerText())
    }
    expect(new Set(headings).size, addresses.join(' and ')).toBe(1)
  }
})
