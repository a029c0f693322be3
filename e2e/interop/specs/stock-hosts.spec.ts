import { expect, test } from '@playwright/test'
import { countRenderers } from '../count-renderers'
import { hostsOrigin } from '../interop-origins'

const hosts = [
  'runtime-lazy',
  'runtime-eager',
  'vite-default',
  'vite-ours',
  'rspack-lazy',
  'rspack-eager',
  'webpack-lazy',
  'webpack-eager',
]

for (const host of hosts) {
  test(`our released remote works in ${host}, with the host's one React`, async ({ page }) => {
    const errors: string[] = []
    page.on('pageerror', ({ message }) => errors.push(message))
    const renderers = await countRenderers(page)
    await page.goto(`${hostsOrigin}/${host}/`)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(page.getByText('2 accounts')).toBeVisible()
    await page.getByRole('button', { name: 'Sent 0' }).click()
    await expect(page.getByRole('button', { name: 'Sent 1' })).toBeVisible()
    expect(await renderers()).toBe(1)
    expect(errors).toEqual([])
  })
}

test('an error names the share that a host lacks, and its version', async ({ page }) => {
  await page.goto(`${hostsOrigin}/runtime-without-styles/`)
  await expect(
    page.getByText(
      /Module Federation: billing needs styled-components [\d.]+ \(the host shares nothing\)/,
    ),
  ).toBeVisible()
})
