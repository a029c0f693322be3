import { expect, test } from '@playwright/test'
import { untilInteractive } from '../../fixtures/page/open-page'
import { foreignMakes } from '../foreign-remotes'
import { siteOrigin } from '../interop-origins'
import { countRenderers } from '../count-renderers'
import { markPrerendered } from '../mark-prerendered'

for (const make of foreignMakes) {
  test(`our site prerenders a remote by ${make}, which uses the host's React`, async ({ page }) => {
    const errors: string[] = []
    page.on('pageerror', ({ message }) => errors.push(message))
    page.on('console', (message) => {
      if (/Content Security Policy|Trusted ?Type/i.test(message.text())) errors.push(message.text())
    })
    const renderers = await countRenderers(page)
    await markPrerendered(page)
    const html = await (await page.goto(`${siteOrigin}/${make}`))?.text()
    expect(html).toContain('<h1>Invoices</h1>')
    await untilInteractive(page)
    await expect(page).toHaveTitle(/^Invoices/)
    await expect(page.getByRole('heading', { level: 1, name: 'Invoices' })).toBeVisible()
    const picture = page.getByRole('main').getByRole('img', { name: 'Mark' })
    await expect
      .poll(() => picture.evaluate((image) => Reflect.get(image, 'naturalWidth')))
      .toBe(16)
    await page.getByRole('button', { name: 'Show details' }).click()
    await expect(page.getByText('Three invoices are open.')).toBeVisible()
    await expect(page.getByRole('heading', { level: 1 })).toHaveAttribute('data-prerendered', '')
    expect(await renderers()).toBe(1)
    expect(errors).toEqual([])
  })
}

test('a page with another major of React renders itself, and shares session and messages', async ({
  page,
}) => {
  const renderers = await countRenderers(page)
  await page.goto(`${siteOrigin}/react-18`)
  await expect(page.getByText('Drawn by React 18.3.1 for a visitor')).toBeVisible()
  await page.getByRole('button', { name: 'Sign In' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Email').fill('customer@fivefold.example')
  await dialog.getByLabel('Password').fill('secret-of-casey')
  await dialog.getByRole('button', { name: 'Sign In' }).click()
  await page.goto(`${siteOrigin}/react-18`)
  await expect(page.getByText('Drawn by React 18.3.1 for customer@fivefold.example')).toBeVisible()
  await page.getByRole('button', { name: 'Count', exact: true }).click()
  await expect(page.getByText('Counted 1').first()).toBeVisible()
  expect(await renderers()).toBe(2)
  await page.getByRole('banner').getByRole('link', { name: 'Pricing' }).click()
  await expect(page).toHaveTitle(/^Pricing/)
})

test('the host retries an adopted entry that fails, and Try Again loads it', async ({ page }) => {
  const entries = /\/remotes\/vite\/.*entry\.js/i
  await page.route(entries, (route) => route.abort())
  await page.goto(`${siteOrigin}/vite`)
  await expect(page.getByRole('heading', { name: 'Something went wrong' })).toBeVisible()
  await page.unroute(entries)
  await page.getByRole('button', { name: 'Try Again' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Invoices' })).toBeVisible()
})

test('an adopted remote does not run a changed chunk', async ({ page }) => {
  await page.route(/\/remotes\/webpack\/.*\/754\.js/, async (route) => {
    const response = await route.fetch()
    await route.fulfill({ response, body: `globalThis.tampered = true;${await response.text()}` })
  })
  await page.goto(`${siteOrigin}/webpack`)
  await page.getByRole('button', { name: 'Show details' }).click()
  const records = () => page.evaluate(() => localStorage.getItem('error_logs') ?? '')
  await expect.poll(records).toContain('not what was released')
  expect(await page.evaluate(() => Reflect.get(globalThis, 'tampered'))).toBeUndefined()
  // The second attempt may not have ended.
  await page.unrouteAll({ behavior: 'ignoreErrors' })
})
