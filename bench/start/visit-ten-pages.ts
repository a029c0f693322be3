import type { Page } from '../../extensions/smoke/find-browser'
import type { Bench } from '../browser/bench'
import { longestInteraction } from '../browser/longest-interaction'
import { profiles } from '../browser/profiles'
import { onFreshPage } from '../browser/visit'
import type { SiteName } from '../variants/variants'
import { waitingPages } from './waiting-pages'

/** Linked in every footer. The visitor leaves the first three while they wait. */
const addresses = [
  '/about',
  '/privacy',
  '/case-studies',
  '/pricing',
  '/support/kb',
  '/blog',
  '/',
  '/community',
  '/pricing',
  '/support/kb',
]

/** Milliseconds that the visitor reads each page. */
const reading = 1500

/**
 * Visits ten pages with a phone and taps their controls.
 * @returns the longest time from an input to the next paint, in milliseconds; the browser rounds to 8.
 */
export function visitTenPages({ browser, server }: Bench, site: SiteName): Promise<number> {
  return onFreshPage(browser, { profile: profiles.slow }, async ({ page }) => {
    const longest = await longestInteraction(page)
    await page.goto(server.originOf(site) + addresses[0])
    for (const [index, address] of addresses.entries()) {
      await page.waitForTimeout(reading)
      const own = waitingPages[address]?.[1]
      if (own) {
        await page.locator(own.control).first().tap()
        await page.locator(own.done).first().waitFor()
      }
      const next = addresses[index + 1]
      if (next !== undefined) await follow(page, next)
    }
    await page.waitForTimeout(reading)
    return longest()
  })
}

async function follow(page: Page, address: string) {
  await page.locator(`footer a[href="${address}"]`).last().tap()
  await page.waitForURL(`**${address}`)
  await page.locator('main h1').first().waitFor()
}
