import { openPage } from '../../../fixtures/page/open-page'
import { expect, test } from '../../../fixtures/test'

/** A promise, and the pages that a buyer may compare. */
const promises = [
  ['within 2 hours', ['/pricing', '/contact', '/support', '/support/kb']],
  ['within 4 hours', ['/pricing', '/contact', '/support']],
  ['within 24 hours', ['/contact', '/demo', '/cortex']],
  ['99.9%', ['/', '/platform', '/pricing', '/terms']],
  ['14-day free trial', ['/pricing']],
] as const

test('a buyer reads the same promises on every page, and what has opened reads as open', async ({
  page,
}) => {
  const read = new Map<string, string>()
  for (const [promise, addresses] of promises) {
    for (const address of addresses) {
      if (!read.has(address)) {
        await openPage(page, address)
        read.set(address, (await page.locator('body').textContent()) ?? '')
      }
      expect(read.get(address), address).toMatch(new RegExp(promise, 'i'))
    }
  }
  await openPage(page, '/waitlist')
  const phases = page.getByRole('region', { name: 'From waitlist to full access' })
  await expect(phases.getByRole('listitem').filter({ hasText: 'Open' })).toHaveText([
    /Early Access\s*Q1 2026\s*Open/,
    /Full Access\s*Q2 2026\s*Open/,
  ])
})
