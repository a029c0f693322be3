import { openPage } from '../../fixtures/page/open-page'
import { releasedRegistry } from '../../fixtures/releases/registry'
import { expect, test } from '../../fixtures/test'

/** The remotes of the specification; another remote may have any routes. */
const specified = ['admin', 'marketing', 'portal', 'support']

/** The route map of the specification, and the page that the footer's Terms link leads to. */
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

test('the blog requests its feed again after five minutes, and not because the window has the focus again', async ({
  page,
}) => {
  const requested: string[] = []
  page.on('request', (request) => {
    if (request.url().includes('feed')) requested.push(request.url())
  })
  await page.clock.install()
  await openPage(page, '/blog')
  // Filtering works after the page has read the feed.
  await page.getByRole('button', { name: 'Engineering', exact: true }).click()
  await expect(page.getByRole('article').filter({ hasNotText: 'Engineering' })).toHaveCount(0)
  const comeBack = async () => {
    await page.getByRole('banner').getByRole('link', { name: 'Pricing' }).click()
    // The address changes before the page; only a page that the visitor left requests the feed again.
    await expect(page).toHaveTitle(/^Pricing/)
    await page.goBack()
    await expect(page.getByRole('article').first()).toBeVisible()
    await page.evaluate(() => {
      window.dispatchEvent(new Event('focus'))
      document.dispatchEvent(new Event('visibilitychange', { bubbles: true }))
    })
  }
  await page.clock.fastForward('04:50')
  await comeBack()
  expect(requested).toHaveLength(1)
  await page.clock.fastForward('00:20')
  await comeBack()
  await expect.poll(() => requested).toHaveLength(2)
})
