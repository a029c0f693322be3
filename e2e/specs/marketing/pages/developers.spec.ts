import { openPage } from '../../../fixtures/page/open-page'
import { expect, test } from '../../../fixtures/test'

test('every copy button copies its code; the API reference opens in view', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await openPage(page, '/developers')
  const figures = page.getByRole('figure').filter({ has: page.getByRole('button') })
  await expect(figures.nth(3)).toBeVisible()
  for (const figure of await figures.all()) {
    await figure.getByRole('button', { name: /^Copy/ }).click()
    await expect
      .poll(() => page.evaluate(() => navigator.clipboard.readText()))
      .toBe(await figure.getByRole('code').textContent())
  }
  await page.getByRole('main').getByRole('link', { name: 'API documentation' }).click()
  await expect(page).toHaveURL(/\/developers\/api/)
  await expect(page.getByRole('region', { name: 'API reference', exact: true })).toBeInViewport()
})
