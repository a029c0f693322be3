import type { Page } from '@playwright/test'
import { nodesAttribute } from '@fivefold/shared/start/start-data'
import { isLongRun } from '../../fixtures/long-run'
import { failedStart, interactive, untilInteractive } from '../../fixtures/page/open-page'
import { releasedPaths } from '../../fixtures/releases/released-routes'
import { startFiles, waits } from '../../fixtures/releases/start-files'
import { expect, test } from '../../fixtures/test'

/*
 * Pages do these things without a visitor's intent, so also before their start:
 * - a picture that fails shows initials, a company's name or the default picture (below)
 * - texts that depend on the date are right on the day of the visit (below)
 * - a notice with Try Again reports a failed start (below, and start-faults.spec.ts)
 * - the page follows a sign-in or a theme of another tab (start-on-intent.spec.ts)
 * - the page follows a sign-out in another tab (resumed-page-faults.spec.ts; pages of signed-in visitors start at once)
 * - the device changes its theme (start-time.ts), an address has an anchor (shell.spec.ts) or a query
 * - the blog lists its feed (blog.spec.ts)
 * - the view is counted, vitals and errors are reported (analytics.spec.ts)
 * - the page is kept for offline use (offline-faults.spec.ts)
 * - a page from the back-forward cache works (back-forward-cache.spec.ts)
 */

const copyright = (page: Page) => page.getByText(/^© \d{4}/)

/** Public pages that wait for their visitor. */
const waiting = releasedPaths().filter((path) => !path.includes(':') && waits(path))
const someWaiting = isLongRun ? waiting : ['/support/kb']

test('there are waiting pages', () => expect(waiting).toEqual(expect.arrayContaining(someWaiting)))

test('initials and company names replace pictures that fail, without intent', async ({ page }) => {
  await page.route('**/*', (route) =>
    route.request().resourceType() === 'image' ? route.abort() : route.continue(),
  )
  await page.goto('/')
  const quote = page.getByRole('region', { name: 'Client testimonials' })
  await expect(
    quote
      .locator('figure')
      .first()
      .getByText(/^[A-Z]{2}$/),
  ).toBeVisible()
  await expect(page.getByText('Calder Health', { exact: true }).last()).toBeVisible()
  await expect(page.locator('main img:visible')).toHaveCount(0)
})

const controlsThatWait = (page: Page) =>
  page.evaluate(
    () =>
      [...document.querySelectorAll('[data-pending]')].filter(
        (control) => getComputedStyle(control).cursor === 'progress',
      ).length,
  )

const dayInMilliseconds = 24 * 60 * 60 * 1000

test('a page waits the day after its release, and shows the new year a year after it', async ({
  page,
}) => {
  const year = Number((await yearOn(page, '/about')).slice(2))
  await page.clock.setSystemTime(Date.now() + dayInMilliseconds)
  await page.goto('/about', { waitUntil: 'networkidle' })
  await expect(interactive(page)).toHaveCount(0)
  await page.clock.setSystemTime(new Date(`${year + 1}-06-01T12:00:00Z`))
  await page.goto('/about')
  await expect(copyright(page)).toHaveText(new RegExp(`© ${year + 1}`))
})

async function yearOn(page: Page, address: string) {
  await page.goto(address)
  return (await copyright(page).textContent())?.slice(0, 6) ?? ''
}

for (const path of someWaiting) {
  test(`${path} has the nodes that hydration needs`, async ({ page }) => {
    await page.goto(path)
    const [expected, found] = await page.evaluate((name) => {
      const root = document.getElementById('root')
      const nodes = root && document.createNodeIterator(root)
      let count = -1
      while (nodes?.nextNode()) count += 1
      return [Number(root?.getAttribute(name)), count]
    }, nodesAttribute)
    expect(found).toBe(expected)
  })

  const { starter, host, modules } = startFiles(path)
  const sets: Record<string, (file: string) => boolean> = {
    'all scripts': (file) => file.endsWith('.js'),
    'the host’s scripts': (file) => file.startsWith('/assets/') && file !== starter,
    'the scripts of the remote': (file) => modules.includes(file) && !host.includes(file),
  }
  for (const [name, isGone] of Object.entries(sets)) {
    test(`${path} without ${name} is readable, shows an error, and starts with Try Again`, async ({
      page,
    }) => {
      let isHealed = false
      await page.route(
        ({ pathname }) => isGone(decodeURIComponent(pathname)),
        (route) =>
          isHealed ? route.fallback() : route.fulfill({ status: 404, body: 'Not found' }),
      )
      await page.goto(path)
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      await page.getByRole('banner').getByRole('button', { name: 'Theme' }).click()
      await expect(failedStart(page)).toBeVisible()
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      expect(await controlsThatWait(page)).toBe(0)
      isHealed = true
      await failedStart(page).getByRole('button', { name: 'Try Again' }).click()
      await expect(failedStart(page)).toHaveCount(0)
      await untilInteractive(page)
      await page.getByRole('contentinfo').getByRole('link', { name: 'Privacy' }).click()
      await expect(page).toHaveURL('/privacy')
    })
  }
}

test('scripts that never load show an error, also on a page that starts at once', async ({
  page,
}) => {
  const { host } = startFiles('/pricing')
  await page.route(
    ({ pathname }) => host.includes(pathname),
    () => {},
  )
  await page.clock.install()
  await page.goto('/pricing?users=70', { waitUntil: 'domcontentloaded' })
  // The page sets its timer as soon as its inline script has run.
  await expect(async () => {
    await page.clock.fastForward('01:00')
    await expect(failedStart(page)).toContainText('did not come in time', { timeout: 500 })
  }).toPass()
  await page.unrouteAll({ behavior: 'ignoreErrors' })
})

test('the page keeps typed text after Try Again', async ({ page }) => {
  let isHealed = false
  await page.route('**/*.js', (route) =>
    isHealed ? route.fallback() : route.fulfill({ status: 404, body: 'Not found' }),
  )
  await page.goto('/contact')
  await page.getByLabel('Message', { exact: true }).fill('We would like to build a connector.')
  await page.getByLabel('Role', { exact: true }).selectOption('technical')
  await expect(failedStart(page)).toBeVisible()
  isHealed = true
  await failedStart(page).getByRole('button', { name: 'Try Again' }).click()
  await expect(interactive(page)).toHaveCount(1)
  await expect(page.getByLabel('Message', { exact: true })).toHaveValue(
    'We would like to build a connector.',
  )
  await expect(page.getByLabel('Role', { exact: true })).toHaveValue('technical')
})

for (const name of ['Search', 'Sign In']) {
  test(`${name} shows an error even if the code of the messages does not load`, async ({
    page,
  }) => {
    await page.goto('/about')
    await untilInteractive(page)
    await page.route('**/*.js', (route) => route.fulfill({ status: 404, body: 'Not found' }))
    await page.getByRole('banner').getByRole('button', { name, exact: true }).first().click()
    await expect(page.getByRole('alert')).toContainText('This didn’t load')
    await expect(page.getByRole('dialog')).toHaveCount(0)
  })
}
