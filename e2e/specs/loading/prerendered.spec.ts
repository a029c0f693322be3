import { firstModules } from '../../fixtures/releases/start-files'
import { isLongRun } from '../../fixtures/long-run'
import { holdScripts } from '../../fixtures/page/hold-scripts'
import { holdFace } from '../../fixtures/page/late-face'
import { expectNoShifts } from '../../fixtures/page/layout-shifts'
import { openPage, untilInteractive } from '../../fixtures/page/open-page'
import { pagesOfThisRun, releasedRoutes } from '../../fixtures/releases/released-routes'
import { admin, customer } from '../../fixtures/sign-in-dialog'
import { expect, test } from '../../fixtures/test'

const publicPaths = pagesOfThisRun(releasedRoutes())
  .filter(({ access, path }) => !access.signIn && !path.includes(':'))
  .map(({ path }) => path)

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('every public page has its content, and its links work', async ({ page }) => {
    test.slow()
    for (const path of publicPaths) {
      await page.goto(path)
      const main = page.getByRole('main')
      await expect(main.getByRole('heading', { level: 1 }), path).toBeVisible()
      const text = await main.innerText()
      const shortest = path === '/careers' ? 'Coming soon...'.length : 21
      expect(text.length, `text of ${path}`).toBeGreaterThanOrEqual(shortest)
    }
    await page.goto('/')
    await page.getByRole('banner').getByRole('link', { name: 'Pricing' }).click()
    await expect(page).toHaveURL('/pricing')
    await expect(page.getByRole('main')).toContainText('$999')
  })

  test('outlines and skeletons of all documents hold no words', async ({ page }) => {
    let outlines = 0
    for (const { path } of releasedRoutes()) {
      await page.goto(path.replace(':id', 'any-article'))
      const places = page.locator('[role=status] [inert], [data-skeleton]')
      const texts = await places.evaluateAll((all) => all.map((each) => each.textContent.trim()))
      expect.soft(texts.join(''), path).toBe('')
      outlines += await page.locator('[inert] [data-w]').count()
    }
    expect(outlines).toBeGreaterThan(100)
  })

  test('every anchor of a document leads to a visible place in it', async ({ page }) => {
    let anchors = 0
    for (const path of publicPaths) {
      await page.goto(path)
      const links = page.locator('a[href*="#"]')
      const hidden = await links.evaluateAll(
        (all, pathname) =>
          all.flatMap((link) => {
            const { hash, pathname: to } = new URL(link.getAttribute('href') ?? '', document.URL)
            if (to !== pathname) return []
            const target = document.getElementById(decodeURIComponent(hash.slice(1)))
            return [{ hash, isReached: target?.checkVisibility() === true }]
          }),
        path,
      )
      anchors += hidden.length
      expect
        .soft(
          hidden.filter(({ isReached }) => !isReached),
          path,
        )
        .toEqual([])
    }
    expect(anchors).toBeGreaterThan(publicPaths.length)
  })

  test('the articles of the bundled feed are readable', async ({ page }) => {
    await page.goto('/blog')
    const main = page.getByRole('main')
    await expect(main.getByRole('article').first()).toBeVisible()
    expect(await main.getByRole('article').count()).toBeGreaterThan(6)
    await expect(main.locator('[data-skeleton]:visible')).toHaveCount(0)
    await expect(main.getByRole('searchbox')).toHaveCount(0)
  })

  test('the browser paints the header as a whole, also while a slow document is still in it', async ({
    page,
  }) => {
    await page.route('/about', async (route) => {
      const response = await route.fetch()
      const html = await response.text()
      await route.fulfill({ response, body: html.slice(0, html.indexOf('Request Demo')) })
    })
    const header = page.locator('header', { hasText: 'Sign In' })
    await page.goto('/about')
    await expect(header).toBeAttached()
    await expect(header).toBeHidden()
    await page.unroute('/about')
    await page.goto('/about')
    await expect(header).toBeVisible()
  })

  test('a guarded page says what it needs', async ({ page }) => {
    await page.goto('/portal')
    const main = page.getByRole('main')
    await expect(main.getByRole('heading', { name: 'Authentication Required' })).toBeVisible()
    await expect(page.locator('main [inert]')).toBeHidden()
  })

  test('a form keeps typed text and puts none into an address', async ({ page }) => {
    for (const path of ['/contact', '/waitlist', '/solutions']) {
      await page.goto(path)
      const form = page.getByRole('main').locator('form').last()
      const name = form.getByLabel('Name', { exact: true })
      await name.fill('Robin Reader')
      await form.evaluate((element: HTMLFormElement) => (element.noValidate = true))
      await form.locator('[type=submit]').click()
      await expect(page).toHaveURL(path)
      await expect(name).toHaveValue('Robin Reader')
    }
  })
})

test('a page needs exactly the scripts that its document names', async ({ page }) => {
  for (const path of ['/', '/pricing', '/support/kb']) {
    const document = await (await page.request.get(path)).text()
    const named = firstModules(document)
    const requested = new Set<string>()
    await page.route('**/*.js', (route) => {
      const file = new URL(route.request().url()).pathname
      // The test never answers requests for other scripts, which come when the page is idle.
      if (!named.includes(file)) return
      requested.add(file)
      return route.continue()
    })
    await openPage(page, path)
    expect([...requested].toSorted(), path).toEqual(named.toSorted())
    // The next page is a first visit too, so this page must end before its requests do.
    await page.goto('about:blank')
    await page.unrouteAll()
  }
})

test('a signed-in visitor never sees the header of a signed-out one', async ({ page, store }) => {
  await store.signIn(customer)
  await page.addInitScript(() => {
    const seen: string[] = []
    Object.assign(window, { seen })
    const note = () => {
      const isShown = [...document.querySelectorAll('header button')].some(
        (button) =>
          button.textContent === 'Sign In' && button.checkVisibility({ visibilityProperty: true }),
      )
      if (isShown) seen.push('Sign In')
      requestAnimationFrame(note)
    }
    requestAnimationFrame(note)
  })
  await page.goto('/about')
  await expect(page.getByRole('button', { name: 'Account menu' })).toBeVisible()
  expect(await page.evaluate(() => Reflect.get(window, 'seen'))).toEqual([])
})

test('the page keeps its scroll position when the scripts run', async ({ page }) => {
  const release = await holdScripts(page)
  await page.goto('/platform', { waitUntil: 'domcontentloaded' })
  await page.evaluate(() => window.scrollTo(0, 900))
  release()
  await untilInteractive(page)
  expect(await page.evaluate(() => window.scrollY)).toBe(900)
})

/** A late font comes after the browser has given up on it. */
const fonts = ['fallback font', 'web font', 'late font'] as const

/** All fonts at both widths in a long run. */
const looks = isLongRun
  ? fonts.flatMap((font) => [390, 1440].map((width) => [width, font] as const))
  : ([
      [390, 'fallback font'],
      [1440, 'late font'],
    ] as const)

for (const [path, visitor, part] of [
  ['/portal', customer, 'dt'],
  ...(isLongRun ? ([['/profile', customer, 'input[type="email"]']] as const) : []),
  // The height of the records above the sample figures is not known in advance.
  ['/admin', admin, 'h3'],
] as const) {
  test(`${path} shows its outline first, and nothing moves when the page replaces it`, async ({
    page,
    store,
  }) => {
    await store.signIn(visitor)
    for (const [width, font] of looks) {
      await page.setViewportSize({ width, height: 900 })
      if (font === 'fallback font') await page.route('**/*.woff2', (route) => route.abort())
      const releaseFace = font === 'late font' ? await holdFace(page) : undefined
      const release = await holdScripts(page)
      await page.goto(path, { waitUntil: 'domcontentloaded' })
      const outline = page.locator('main [inert]')
      await expect(outline).toBeVisible()
      await expect(page.getByText('Authentication Required')).toBeHidden()
      releaseFace?.()
      await page.evaluate(() => document.fonts.ready.then(() => undefined))
      const expected = await outline.locator(part).first().boundingBox()
      release()
      await untilInteractive(page)
      await expect(outline).toHaveCount(0)
      const box = await page.getByRole('main').locator(part).first().boundingBox()
      const look = `${path} at ${width} in the ${font}`
      // Fonts differ by parts of a pixel.
      expect.soft(box?.x, look).toBeCloseTo(expected?.x ?? 0, 0)
      expect.soft(box?.y, look).toBeCloseTo(expected?.y ?? 0, 0)
      await expectNoShifts(page, look)
      await page.unrouteAll()
    }
  })
}

test('a signed-out visitor sees nothing of a guarded page, even before the scripts run', async ({
  page,
}) => {
  const release = await holdScripts(page)
  await page.goto('/portal', { waitUntil: 'domcontentloaded' })
  await expect(page.getByRole('heading', { name: 'Authentication Required' })).toBeVisible()
  await expect(page.locator('main [inert]')).toBeHidden()
  release()
  await untilInteractive(page)
  await expectNoShifts(page)
})
