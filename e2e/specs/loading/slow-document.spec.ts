import { serveSlowDocuments } from '../../fixtures/faults/slow-documents'
import { untilUnchanged } from '../../fixtures/page/until-unchanged'
import { expect, test } from '../../fixtures/test'

for (const { path, script } of [
  { path: '/about', script: /\/starter-/ },
  { path: '/search', script: /\/shell-/ },
]) {
  test(`${path} works if its scripts run before its end arrives`, async ({ page, baseURL }) => {
    const site = await serveSlowDocuments(String(baseURL))
    const lastScript = page.waitForEvent('requestfinished', (request) => script.test(request.url()))
    await page.goto(site.origin + path, { waitUntil: 'commit' })
    await page.getByRole('button', { name: 'Sign In' }).click()
    await lastScript
    // The scripts would start the page after the next paint, and request more.
    await untilUnchanged(() => page.evaluate(() => performance.getEntriesByType('resource').length))
    site.letGo()
    await expect(page.getByRole('dialog')).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(page.getByRole('contentinfo')).toHaveCount(1)
    site.close()
  })
}
