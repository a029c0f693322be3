import { readRegistryFile } from '../../../deploy/site/registry/registry-file'
import { registryAfterRetirement } from '../../../deploy/site/registry/registry-releases'
import { reconcileSite } from '../../../deploy/release/reconcile-site'
import { rollBackApp } from '../../../deploy/release/roll-back-app'
import { test } from '../../fixtures/releases/own-site'
import { expect } from '../../fixtures/test'

test('the pages of a retired remote give the reason or redirect, until it returns', async ({
  page,
  ownSite,
}) => {
  const { folder, origin } = await ownSite()
  // This test reaches the page by the footer, and the gate refuses to retire a remote that the footer links to.
  const retire = (instead: { redirect: string } | { text: string }) =>
    reconcileSite(folder, registryAfterRetirement(readRegistryFile(folder), 'support', instead))
  const heading = page.getByRole('heading', { level: 1 })
  const followLink = async () => {
    await page.goto(`${origin}/about`)
    await page.getByRole('contentinfo').getByRole('link', { name: 'Support home' }).click()
  }

  const reason = 'Ask in the community.'
  const { version } = readRegistryFile(folder).remotes['support']?.live ?? { version: '' }
  await retire({ text: reason })
  expect((await page.goto(`${origin}/support`))?.status()).toBe(410)
  await expect(page.locator('main[data-interactive]')).toBeVisible()
  await expect(heading).toHaveText('This page is gone')
  await followLink()
  await expect(heading).toHaveText('This page is gone')
  await expect(page.getByText(reason)).toBeVisible()
  await expect(page.getByRole('link', { name: 'Return home' })).toBeVisible()

  await rollBackApp(folder, 'support')
  await followLink()
  await expect(page.getByLabel('Search support')).toBeVisible()

  await retire({ redirect: '/community' })
  await page.goto(`${origin}/support`)
  await expect(page).toHaveURL(`${origin}/community`)
  await followLink()
  await expect(page).toHaveURL(`${origin}/community`)
  expect(readRegistryFile(folder).retired?.[0]?.release).toBe(version)
})
