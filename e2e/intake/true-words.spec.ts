import { openPage } from '../fixtures/page/open-page'
import { expect, test } from '../fixtures/test'
import { signInByMail } from './mailbox'

/** Sentences that are true where nothing is sent. */
const untrue =
  /goes? to no server|sends? (?:what you enter|it|them|nothing) to no ?one|stays? (?:in|on) (?:your|this) (?:browser|device)|never leaves?|nothing (?:is sent|leaves)/i

/** Sentences that except what is sent. */
const isLimited = /(?:everything|all) else[^.:]*stays?/i

test('no page of a site with an intake says that what is sent stays', async ({ page, request }) => {
  const sitemap = await (await request.get('/sitemap.xml')).text()
  const paths = [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(
    ([, loc = '']) => new URL(loc).pathname,
  )
  expect(paths.length).toBeGreaterThan(20)
  const found: string[] = []
  for (const path of paths) {
    const html = await (await request.get(path)).text()
    const text = html.replaceAll(/<(script|style)\b[\s\S]*?<\/\1>/g, '').replaceAll(/<[^>]+>/g, ' ')
    found.push(...untrueIn(text).map((sentence) => `${path}: ${sentence}`))
  }
  await signInByMail(page, 'reader@acme.example')
  for (const path of ['/profile?tab=security', '/profile', '/portal', '/support/tickets/new']) {
    await openPage(page, path)
    const text = await page.locator('body').innerText()
    found.push(...untrueIn(text).map((sentence) => `${path}: ${sentence}`))
  }
  expect(found).toEqual([])
})

const untrueIn = (text: string) =>
  text.split(/(?<=[.:])\s/).filter((part) => untrue.test(part) && !isLimited.test(part))
