import type { Page } from '@playwright/test'
import { endPreviews } from '../../../extensions/preview/cli/stored-previews'
import { folderStore } from '../../../deploy/site/files/folder-store'
import { previewLink } from '@fivefold/shared/preview/preview-link'
import { test } from '../../fixtures/releases/own-site'
import { emergency, reworked } from '../../fixtures/releases/support-releases'
import { expect } from '../../fixtures/test'

test.use({ serviceWorkers: 'allow' })

const inAnHour = () => new Date(Date.now() + 60 * 60 * 1000)

const heading = (page: Page, name: string) => page.getByRole('heading', { name, exact: true })

test('a link shows a remote’s preview in the real site until the preview ends', async ({
  page,
  ownSite,
}) => {
  const site = await ownSite()
  const preview = await site.preview('support', reworked, inAnHour())
  const link = previewLink(preview)
  const says = page.getByRole('heading', { level: 1 })
  const banner = page.getByRole('complementary', { name: 'Preview' })

  await test.step('a changed link opens no preview, and neither does the link on the live site', async () => {
    await page.goto(link.replace(/.$/, (last) => (last === 'A' ? 'Q' : 'A')))
    await expect(says).toHaveText(/was changed after it was signed/)
    await expect(page.getByRole('link', { name: 'Go to the live site' })).toBeVisible()
    await page.goto(link.replace('preview.', ''))
    await expect(says).toHaveText(/opens a preview only at preview\.localhost/)
  })

  await test.step('the preview is in the first paint, on every page, and after a reload', async () => {
    await page.goto(link)
    await page.waitForURL('**/support')
    await expect(heading(page, emergency.next)).toBeVisible()
    await expect(banner).toContainText(`Preview of support ${preview.document.release}`)
    expect(await (await page.reload())?.text()).toContain(emergency.next)
    await page.getByRole('banner').getByRole('link', { name: 'Pricing' }).click()
    await page.waitForURL('**/pricing')
    await expect(banner).toBeVisible()
    await page.reload()
    await page.locator('main[data-interactive]').waitFor()
    await expect(banner).toBeVisible()
    await page.goBack()
    await expect(heading(page, emergency.next)).toBeVisible()
  })

  await test.step('no other visitor sees the preview, and it cannot read their storage', async () => {
    const stored = await page.evaluate(() => localStorage.length)
    expect(stored).toBeGreaterThan(0)
    const live = await page.context().newPage()
    await live.goto(`${site.origin}/support`)
    await expect(heading(live, emergency.live)).toBeVisible()
    expect(await live.evaluate(() => caches.keys())).not.toContain('fivefold-preview')
    await live.close()
  })

  await test.step('after its end, its pages and its link say so', async () => {
    await endPreviews(folderStore(site.folder), preview.document.id)
    await page.goto(link.replace(/\/previews.*/, '/pricing'))
    await expect(says).toHaveText('This preview has ended.')
    expect(await page.evaluate(() => localStorage.length)).toBe(0)
    await page.goto(link.replace(/\/previews.*/, '/support'))
    await expect(heading(page, emergency.live)).toBeVisible()
  })
})
