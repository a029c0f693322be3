import type { Page } from '@playwright/test'
import { openPage } from '../../../fixtures/page/open-page'
import { expect, test } from '../../../fixtures/test'

const carousel = (page: Page) => page.getByRole('region', { name: 'Client testimonials' })
const previous = (page: Page) => page.getByRole('button', { name: 'Previous testimonial' })
const next = (page: Page) => page.getByRole('button', { name: 'Next testimonial' })

/** Author, company, and what stands where the portrait does not load. */
const clients = [
  ['Dana Whitfield', 'Northwind Traders', 'DW'],
  ['Priya Raman', 'Calder Health', 'PR'],
  ['Tomás Ortega', 'Meridian Mutual', 'TO'],
] as const

test('a visitor reads the promise, what stands behind it, and who trusts it', async ({ page }) => {
  await openPage(page, '/')
  await test.step('the hero makes the promise and backs it with four figures', async () => {
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(
      'Transform Your Enterprise with AI-Native Automation',
    )
    await expect(page.getByRole('definition')).toHaveText(['98%', '50+', '24/7', '99.9%'])
    await expect(page.getByRole('term')).toHaveText([
      'time saved',
      'integrations',
      'AI support',
      'uptime',
    ])
  })
  await test.step('Cortex in three cards, the suite in five, the call with three promises', async () => {
    const cortex = page.getByRole('region', { name: 'Meet Cortex Companion' })
    await expect(cortex.getByRole('heading', { level: 3 })).toHaveCount(3)

    const suite = page.getByRole('region', { name: 'Complete Platform Suite' })
    await expect(suite.getByRole('heading', { level: 3 })).toHaveText([
      'Cortex Companion',
      'Integ',
      'Data Pipelines',
      'Smart Workflows',
      'SCD',
    ])
    const cortexCard = suite.getByRole('listitem').filter({ hasText: /^Cortex Companion/ })
    await expect(cortexCard.getByRole('link', { name: 'Learn More' })).toHaveAttribute(
      'href',
      '/cortex',
    )

    const call = page.getByRole('region').filter({ hasText: 'Free Consultation' })
    await expect(call.getByRole('heading', { level: 3 })).toHaveText([
      'Free Consultation',
      '30-Day Trial',
      '24/7 Support',
    ])
    await expect(call.getByRole('link', { name: 'Schedule a Demo' })).toHaveAttribute(
      'href',
      '/demo?demo=custom',
    )
    await expect(call.getByRole('link', { name: 'View Case Studies' })).toHaveAttribute(
      'href',
      '/case-studies',
    )
  })
  await test.step('three companies trust it, by their logos', async () => {
    const logos = page.getByRole('region', { name: 'Trusted By' }).getByRole('img')
    await expect(logos).toHaveCount(3)
    for (const [, company] of clients) {
      const logo = page
        .getByRole('region', { name: 'Trusted By' })
        .getByRole('img', { name: company })
      await logo.scrollIntoViewIfNeeded()
      await expect
        .poll(() =>
          logo.evaluate((image) => image instanceof HTMLImageElement && image.naturalWidth),
        )
        .toBeGreaterThan(0)
    }
  })
  await test.step('the carousel shows one client at a time and stops at both ends', async () => {
    await expect(previous(page)).toBeDisabled()
    for (const [author, company] of clients) {
      const shown = carousel(page).getByRole('figure')
      await expect(shown).toHaveCount(1)
      await expect(shown.getByRole('blockquote')).not.toBeEmpty()
      await expect(shown).toContainText(new RegExp(`${author}.+, ${company}`))
      await expect(shown.getByRole('img', { name: author })).toBeVisible()
      await expect(shown.getByRole('img', { name: `${company} logo` })).toBeVisible()
      if (author !== 'Tomás Ortega') await next(page).click()
    }
    await expect(next(page)).toBeDisabled()
    await previous(page).focus()
    await page.keyboard.press('Enter')
    await expect(carousel(page).getByRole('figure')).toContainText('Priya Raman')
    await expect(next(page)).toBeEnabled()
  })
})

/** How many of the page's animations run without end. */
const loops = (page: Page) =>
  page.evaluate(
    () =>
      document.getAnimations().filter(({ playState, effect }) => {
        const endless = effect?.getComputedTiming().iterations === Infinity
        return playState === 'running' && endless
      }).length,
  )

test('the hero plays the product in a loop that rests when nobody watches', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' })
  await openPage(page, '/')
  await expect.poll(() => loops(page)).toBeGreaterThan(0)

  await page.getByRole('button', { name: 'Pause animation' }).click()
  await expect.poll(() => loops(page)).toBe(0)
  await page.getByRole('button', { name: 'Play animation' }).click()
  await expect.poll(() => loops(page)).toBeGreaterThan(0)

  await page.getByRole('link', { name: 'Schedule a Demo' }).scrollIntoViewIfNeeded()
  await expect.poll(() => loops(page)).toBe(0)
  await page.getByRole('heading', { level: 1 }).scrollIntoViewIfNeeded()
  await expect.poll(() => loops(page)).toBeGreaterThan(0)

  await page.emulateMedia({ reducedMotion: 'reduce' })
  await expect.poll(() => loops(page)).toBe(0)
  await expect(page.getByRole('button', { name: 'Pause animation' })).toHaveCount(0)
})

test('pictures that do not load give way to initials and company names', async ({ page }) => {
  await page.route(/\/(portrait|logo)-[^/]+\.svg$/, (route) => route.abort())
  await openPage(page, '/')
  for (const [author, company, initials] of clients) {
    const shown = carousel(page).getByRole('figure')
    await expect(shown.getByText(initials, { exact: true })).toBeVisible()
    await expect(shown.getByText(company, { exact: true })).toBeVisible()
    await expect(shown.getByRole('img')).toHaveCount(0)
    if (author !== 'Tomás Ortega') await next(page).click()
  }
  const trusted = page.getByRole('region', { name: 'Trusted By' })
  await expect(trusted.getByRole('listitem')).toHaveText(clients.map(([, company]) => company))
  await expect(trusted.getByRole('img')).toHaveCount(0)
})
