import { openPage } from '../../../fixtures/page/open-page'
import { expect, test } from '../../../fixtures/test'

test('the page loads nothing from another site before a visitor plays a video', async ({
  page,
}) => {
  const otherSites = new Set<string>()
  page.on('request', (request) => {
    const { hostname } = new URL(request.url())
    if (hostname !== 'localhost') otherSites.add(hostname)
  })
  await openPage(page, '/resources')
  const posters = page.getByRole('button', { name: /^Play video: / })
  await expect(posters).toHaveCount(3)
  expect([...otherSites]).toEqual([])
  await posters.first().click()
  await expect(page.locator('iframe')).toHaveCount(1)
  await expect(posters).toHaveCount(2)
  await expect.poll(() => [...otherSites]).toEqual(['www.youtube-nocookie.com'])
})

test('a guide opens on the page, scrolls to its sections, and has an address', async ({ page }) => {
  await openPage(page, '/resources')
  const library = page.getByRole('region', { name: 'Library' })
  await library.getByRole('link', { name: /^Read the guide/ }).click()
  const guide = page.getByRole('article', { name: /^The integration guide/ })
  await expect(guide.getByRole('heading', { level: 1 })).toBeFocused()
  await guide.getByRole('link', { name: 'Map fewer fields than you think' }).click()
  await expect(guide.getByRole('heading', { name: 'Map fewer fields' })).toBeInViewport()
  await page.goto('/resources?read=resource-integration-guide')
  await expect(guide).toContainText('Run the first sync and open its run page.')
  await guide.getByRole('link', { name: 'All resources' }).click()
  await expect(page).toHaveURL('/resources')
  await expect(library).toBeVisible()
})
