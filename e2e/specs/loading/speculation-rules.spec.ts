import { holdScripts } from '../../fixtures/page/hold-scripts'
import { startPage } from '../../fixtures/page/open-page'
import { saveData } from '../../fixtures/page/save-data'
import { expect, test } from '../../fixtures/test'

test('before the page starts, the browser prefetches the document of a hovered link', async ({
  page,
  context,
}) => {
  await saveData(page)
  const release = await holdScripts(page)
  const speculated: string[] = []
  const devtools = await context.newCDPSession(page)
  devtools.on('Preload.preloadingAttemptSourcesUpdated', ({ preloadingAttemptSources }) => {
    for (const { key } of preloadingAttemptSources) {
      const { pathname, search } = new URL(key.url)
      speculated.push(pathname + search)
    }
  })
  const statuses: string[] = []
  devtools.on('Preload.prefetchStatusUpdated', ({ status }) => statuses.push(status))
  await devtools.send('Preload.enable')

  await page.goto('/about', { waitUntil: 'commit' })
  await page.getByRole('contentinfo').getByRole('link', { name: 'Terms' }).hover()
  await expect.poll(() => statuses).toContain('Ready')
  expect(new Set(speculated)).toContain('/terms')
  // The browser prefetches a form with its query.
  await page.getByRole('contentinfo').getByRole('link', { name: 'SDK waitlist' }).hover()
  await expect.poll(() => speculated).toContain('/waitlist?view=developers')
  expect([...new Set(speculated)].filter((path) => /portal|profile|admin/.test(path))).toEqual([])

  release()
  await startPage(page)
  await expect(page.locator('script[type="speculationrules"]')).toHaveCount(0)
})
