import { releasedRoutes } from '../../fixtures/releases/released-routes'
import { isLongRun } from '../../fixtures/long-run'
import { openPage } from '../../fixtures/page/open-page'
import { expect, test } from '../../fixtures/test'

test('a file that is dropped beside a form leaves the page, which still waits, alone', async ({
  page,
}, { file }) => {
  await page.goto('/contact')
  const isReady = () => {
    const dataTransfer = new DataTransfer()
    dataTransfer.items.add(new File(['text'], 'a.txt'))
    const init = { dataTransfer, bubbles: true, cancelable: true }
    return !document.body.dispatchEvent(new DragEvent('dragover', init))
  }
  await expect.poll(() => page.evaluate(isReady)).toBe(true)
  await page.evaluate(() => (document.title = 'The same document'))
  const session = await page.context().newCDPSession(page)
  const data = { items: [], files: [file], dragOperationsMask: 1 }
  for (const type of ['dragEnter', 'dragOver', 'drop'] as const) {
    await session.send('Input.dispatchDragEvent', { type, x: 20, y: 300, data })
  }
  expect(page.context().pages()).toHaveLength(1)
  await expect(page).toHaveTitle('The same document')
})

test('a browser whose features are keys without a value shows the whole site', async ({ page }) => {
  await page.addInitScript(() => {
    const without = (owner: object, key: string) =>
      Object.defineProperty(owner, key, { value: undefined, configurable: true })
    for (const key of ['serviceWorker', 'locks', 'connection', 'clipboard'])
      without(Navigator.prototype, key)
    for (const key of ['requestIdleCallback', 'caches', 'FontFace', 'PerformanceObserver'])
      without(window, key)
    without(Document.prototype, 'startViewTransition')
  })
  await openPage(page, '/')
  const footer = page.getByRole('contentinfo')
  await expect(footer.getByRole('link', { name: 'Pricing' })).toBeVisible()
  await page.getByRole('banner').getByRole('link', { name: 'Pricing' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(footer.getByRole('link', { name: 'Pricing' })).toBeVisible()
})

/** Every page in `pnpm check pages`; else those that ended with an empty sheet. */
const printed = isLongRun
  ? releasedRoutes().filter(({ indexed }) => indexed)
  : [{ path: '/developers' }, { path: '/terms' }]

test('a printed page ends with its text, and has nothing of the screen', async ({ page }) => {
  await page.emulateMedia({ media: 'print' })
  for (const { path } of printed) {
    await page.goto(path)
    const fixed = await page
      .locator('body *:visible')
      .evaluateAll((elements) =>
        elements
          .filter((element) => getComputedStyle(element).position === 'fixed')
          .map(({ tagName }) => tagName),
      )
    expect.soft(fixed, path).toEqual([])
    const ends = await page.locator('main section:last-child').evaluateAll((sections) =>
      sections.map((section) => {
        const { paddingBottom, marginBottom } = getComputedStyle(section)
        return `${paddingBottom} ${marginBottom}`
      }),
    )
    expect.soft(new Set(ends), path).toEqual(new Set(['0px 0px']))
  }
})
