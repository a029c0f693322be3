import { expect, test } from '@playwright/test'
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

test.beforeEach(async ({ page }) => {
  // React tells this hook of every renderer on the page.
  await page.addInitScript(() => {
    const renderers: string[] = []
    const hook = {
      supportsFiber: true,
      inject: ({ version }: { version: string }) => renderers.push(version),
      checkDCE() {},
      onCommitFiberRoot() {},
      onCommitFiberUnmount() {},
      onPostCommitFiberRoot() {},
    }
    Object.assign(globalThis, { renderers, __REACT_DEVTOOLS_GLOBAL_HOOK__: hook })
  })
})

for (const host of hosts) {
  test(`our released remote works in ${host}, with the host's one React`, async ({ page }) => {
    const errors: string[] = []
    page.on('pageerror', ({ message }) => errors.push(message))
    await page.goto(`${hostsOrigin}/${host}/`)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(page.getByText('2 accounts')).toBeVisible()
    await page.getByRole('button', { name: 'Sent 0' }).click()
    await expect(page.getByRole('button', { name: 'Sent 1' })).toBeVisible()
    expect(await page.evaluate(() => Reflect.get(globalThis, 'renderers'))).toHaveLength(1)
    expect(errors).toEqual([])
  })
}

test('a host that lacks a share is told which, and in what version', async ({ page }) => {
  await page.goto(`${hostsOrigin}/runtime-without-styles/`)
  await expect(
    page.getByText(
      /Module Federation: billing needs styled-components [\d.]+ \(the host shares nothing\)/,
    ),
  ).toBeVisible()
})
