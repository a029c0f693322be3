import { openPage } from '../../fixtures/page/open-page'
import { releasedRegistry } from '../../fixtures/releases/registry'
import { expect, test } from '../../fixtures/test'

/** The remotes of the specification; any other has routes of its own choice. */
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

test('the site has exactly the routes of its map, open to whom the map says', async ({
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

test('careers says Coming soon...', async ({ page }) => {
  await openPage(page, '/careers')
  await expect(page.getByRole('main').getByText('Coming soon...', { exact: true })).toBeVisible()
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

test('the feed is fresh for five minutes, and coming back to the window asks for nothing', async ({
  page,
}) => {
  const asked: string[] = []
  page.on('request', (request) => {
    if (request.url().includes('feed')) asked.push(request.url())
  })
  await page.clock.install()
  await openPage(page, '/blog')
  // The document's own articles cannot be filtered: the page has read the feed.
  await page.getByRole('button', { name: 'Engineering', exact: true }).click()
  await expect(page.getByRole('article').filter({ hasNotText: 'Engineering' })).toHaveCount(0)
  const comeBack = async () => {
    await page.getByRole('banner').getByRole('link', { name: 'Pricing' }).click()
    // The address changes before the page does; only a page that was left requests it again.
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
  expect(asked).toHaveLength(1)
  await page.clock.fastForward('00:20')
  await comeBack()
  await expect.poll(() => asked).toHaveLength(2)
})

test('a progress bar counts to 100 and is loading until it is complete', async ({ page }) => {
  await openPage(page, '/learn')
  const bar = page.getByRole('progressbar').first()
  await expect(bar).toHaveAttribute('max', '100')
  await expect(bar).toHaveAttribute('data-state', 'loading')
})
