import { expectAccessible, followDevice } from '../../fixtures/page/axe'
import { openPage } from '../../fixtures/page/open-page'
import { releasedRegistry } from '../../fixtures/releases/registry'
import { admin } from '../../fixtures/sign-in-dialog'
import { expect, test } from '../../fixtures/test'

test('the outline names each part with its release, and is fetched by who asks for it only', async ({
  page,
  store,
}) => {
  const fetched: string[] = []
  page.on('request', (request) => {
    if (request.url().includes('outline')) fetched.push(new URL(request.url()).pathname)
  })
  await followDevice({ page })
  await store.signIn(admin)
  await openPage(page, '/pricing')
  expect(fetched).toEqual([])
  const parts = page.getByRole('region', { name: 'Parts of the site' })
  const entry = page.getByRole('menuitemcheckbox', { name: 'Outline the parts' })
  const openMenu = () => page.getByRole('button', { name: 'Account menu' }).click()
  await openMenu()
  await entry.click()

  const { remotes } = releasedRegistry()
  for (const [name, { live }] of Object.entries(remotes)) {
    await expect(parts.getByText(`${name} ${live.version}`)).toBeVisible()
  }
  await expect(parts.getByText('on this page · Marketing team')).toBeVisible()
  const tag = page.getByText(`marketing ${remotes['marketing']?.live.version}`)
  await expect(tag).toHaveCount(2)
  const colorOf = (name: string) =>
    page
      .getByRole('banner')
      .getByRole('link', { name })
      .evaluate((link) => getComputedStyle(link).outlineColor)
  expect(await colorOf('Portal')).not.toBe(await colorOf('Pricing'))
  await expectAccessible(page, {
    occasion: 'the outline',
    within: '[aria-label="Parts of the site"]',
  })

  await page.reload()
  await expect(parts).toBeVisible()
  await openMenu()
  await expect(entry).toBeChecked()
  await page.keyboard.press('Escape')
  await parts.getByRole('button', { name: 'Hide' }).click()
  await expect(parts).toBeHidden()
  await openMenu()
  await expect(entry).not.toBeChecked()
})

test('?outline turns the outline on for everybody, and follows from page to page', async ({
  page,
}) => {
  await page.goto('/support?outline')
  const main = page.getByText(/^support \d/).first()
  await expect(main).toBeVisible()
  await page.getByRole('banner').getByRole('link', { name: 'Pricing' }).click()
  await expect(page.getByText(/^marketing \d/)).toHaveCount(2)
  await page.getByRole('button', { name: 'Hide' }).click()
  await expect(page.getByText(/^marketing \d/)).toHaveCount(0)
})
