import { expect, test } from '../../../fixtures/test'

/** A promise, and the pages that state it. */
const promises = [
  ['within 2 hours', ['/pricing', '/contact', '/support', '/support/kb']],
  ['within 4 hours', ['/pricing', '/contact', '/support']],
  ['within 24 hours', ['/contact', '/demo', '/cortex']],
  ['99.9%', ['/', '/platform', '/pricing', '/terms']],
  ['14-day free trial', ['/pricing']],
] as const

test('every page that states a promise states the same one', async ({ request }) => {
  const textOf = async (address: string) =>
    (await (await request.get(address)).text()).replace(/<!--.*?-->|<[^>]*>/g, '')
  for (const [promise, addresses] of promises) {
    for (const address of addresses) {
      expect(await textOf(address), address).toMatch(new RegExp(promise, 'i'))
    }
  }
})
