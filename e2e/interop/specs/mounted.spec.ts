import { expect, test } from '@playwright/test'
import { untilInteractive } from '../../fixtures/page/open-page'
import { siteOrigin } from '../interop-origins'
import { markPrerendered } from '../mark-prerendered'

test('a Vue page behaves as every page of the site', async ({ page }) => {
  const main = page.getByRole('main')
  await markPrerendered(page)
  const html = await (await page.goto(`${siteOrigin}/orders`))?.text()
  expect(html).toContain('<p>Nobody, light</p>')
  await untilInteractive(page)

  await test.step('it hydrates Vue’s HTML', async () => {
    await main.getByRole('button', { name: 'Ordered 0' }).click()
    await expect(main.getByRole('button', { name: 'Ordered 1' })).toBeVisible()
    await expect(main.getByRole('heading', { level: 1 })).toHaveAttribute('data-prerendered', '')
    await expect(page.getByText('Ordered', { exact: true })).toBeVisible()
  })

  await test.step('it follows the theme', async () => {
    await page.getByRole('button', { name: 'Theme' }).click()
    await page.getByRole('menuitemradio', { name: 'Dark' }).click()
    await expect(main.getByText('Nobody, dark')).toBeVisible()
  })

  await test.step('its links navigate within the document, with title, focus and scroll position', async () => {
    const scrolled = () => page.evaluate(() => window.scrollY)
    await page.evaluate(() => Object.assign(window, { isSameDocument: true }))
    const link = main.getByRole('link', { name: 'Support' })
    await Promise.all([page.waitForResponse('**/registry.json'), link.hover()])
    const left = await scrolled()
    expect(left).toBeGreaterThan(500)
    await link.click()
    await expect(page).toHaveTitle(/^Support/)
    await expect(main).toBeFocused()
    expect(await scrolled()).toBe(0)
    await page.goBack()
    await expect(main.getByRole('button', { name: 'Ordered 0' })).toBeAttached()
    await expect.poll(scrolled).toBe(left)
    expect(await page.evaluate(() => 'isSameDocument' in window)).toBe(true)
  })

  await test.step('its error shows the error screen, and Try Again shows the page', async () => {
    await main.getByRole('button', { name: 'Break' }).click()
    await expect(main.getByText('Something went wrong')).toBeVisible()
    await main.getByRole('button', { name: 'Try Again' }).click()
    await main.getByRole('button', { name: 'Ordered 0' }).click()
    await expect(main.getByRole('button', { name: 'Ordered 1' })).toBeVisible()
  })
})
