import { untilInteractive } from '../fixtures/page/open-page'
import { test } from '../fixtures/test'
import { ExecutionWatch } from '../fixtures/xss/execution-watch'
import { addressKinds } from '../fixtures/xss/payload-addresses'
import { payloads } from '../fixtures/xss/payloads'

/** The number of payloads of one test, which take about a minute. */
const atOnce = 60

for (const addressOf of addressKinds) {
  for (let first = 0; first < payloads.length; first += atOnce) {
    const some = payloads.slice(first, first + atOnce)
    const which = `payloads ${first + 1} to ${first + some.length}`
    test(`${which} as deep links ${addressOf('…')}, freshly loaded`, async ({ page }) => {
      const watch = await ExecutionWatch.over(page)
      for (const text of some) {
        // Browsers do not load a document again if only the fragment differs.
        await page.goto('about:blank')
        const response = await page.goto(addressOf(text))
        // The server answers an impossible address with plain text.
        if (response?.headers()['content-type'] !== 'text/plain') await untilInteractive(page)
        await watch.expectNothing(addressOf(text))
      }
    })
  }
}
