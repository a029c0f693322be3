import { untilInteractive } from '../fixtures/page/open-page'
import { test } from '../fixtures/test'
import { ExecutionWatch } from '../fixtures/xss/execution-watch'
import { addressKinds } from '../fixtures/xss/payload-addresses'
import { payloads } from '../fixtures/xss/payloads'

for (const addressOf of addressKinds) {
  test(`every payload as a deep link ${addressOf('…')}, freshly loaded`, async ({ page }) => {
    const watch = await ExecutionWatch.over(page)
    for (const text of payloads) {
      const response = await page.goto(addressOf(text))
      // An address that no page can have is answered in plain text.
      const isPage = response === null || response.headers()['content-type'] !== 'text/plain'
      if (isPage) await untilInteractive(page)
      await watch.expectNothing(addressOf(text))
    }
  })
}
