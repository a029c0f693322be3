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
