import { untilInteractive } from '../fixtures/page/open-page'
import { test } from '../fixtures/test'
import { ExecutionWatch } from '../fixtures/xss/execution-watch'
import { addressKinds } from '../fixtures/xss/payload-addresses'
import { payloads } from '../fixtures/xss/payloads'

/** Payloads of one test: it takes a minute, several on a busy machine. */
const atOnce = 60

for (const addressOf of addressKinds) {
  for (let first = 0; first < payloads.length; first += atOnce) {
    const some = payloads.slice(first, first + atOnce)
    const which = `payloads ${first + 1} to ${first + some.length}`
    test(`${which} as deep links ${addressOf('…')}, freshly loaded`, async ({ page }) => {
      const watch = await ExecutionWatch.over(page)
      for (const text of some) {
        // From another document: a browser does not load one again of which only the fragment differs.
        await page.goto('about:blank')
        const response = await page.goto(addressOf(text))
        // An address that no page can have is answered in plain text.
        if (response?.headers()['content-type'] !== 'text/plain') await untilInteractive(page)
        await watch.expectNothing(addressOf(text))
      }
    })
  }
}
