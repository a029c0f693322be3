import type { CDPSession } from 'puppeteer-core'
import { expect, test } from '../../fixtures/test'
import { pointAtLink, runIn } from '../../fixtures/prerendering/driven-page'
import { prerenderingTab, type PrerenderingTab } from '../../fixtures/prerendering/prerendering-tab'
import { untilUnchanged } from '../../fixtures/page/until-unchanged'
import { siteOrigin } from '../../site-origin'

let tab: PrerenderingTab
test.beforeEach(async () => {
  tab = await prerenderingTab()
})
test.afterEach(() => tab.close())

/** Opens a page, points at a link, and waits until the browser has prerendered its page. */
async function renderAhead(from: string, to: string): Promise<CDPSession> {
  await tab.shown().send('Page.navigate', { url: siteOrigin + from })
  await becomes(tab.shown, { path: from, views: [from] })
  // The browser ignores the pointer until it has read the speculation rules.
  await expect(async () => {
    await pointAtLink(tab.shown(), to)
    await becomes(tab.ahead, { path: to, isLoaded: true, isAhead: true }, 5000)
  }).toPass({ timeout: 60_000 })
  return tab.ahead()
}

/** Retries, because evaluating fails until the page has a document. */
const becomes = (
  page: () => CDPSession,
  state: Partial<ReturnType<typeof pageState>>,
  timeout = 20_000,
) =>
  expect(async () => expect(await runIn(page(), pageState)).toMatchObject(state)).toPass({
    timeout,
  })

async function follow(to: string) {
  const at = await pointAtLink(tab.shown(), to)
  for (const type of ['mousePressed', 'mouseReleased'] as const) {
    await tab
      .shown()
      .send('Input.dispatchMouseEvent', { type, ...at, button: 'left', clickCount: 1 })
  }
}

/** Runs in the page. */
function pageState() {
  const stored = Object.values(localStorage).join()
  return {
    path: location.pathname,
    isLoaded: document.readyState === 'complete',
    requests: performance.getEntriesByType('resource').length,
    isAhead: 'prerendering' in document && document.prerendering === true,
    isInteractive: document.querySelector('main[data-interactive]') !== null,
    views: [...stored.matchAll(/"page_path":"([^"]+)"/g)].map(([, path]) => path).toSorted(),
  }
}

test('the browser prerenders a page that waits, which counts the view at the visit', async () => {
  const ahead = await renderAhead('/about', '/terms')
  await untilUnchanged(() => runIn(ahead, pageState))
  expect(await runIn(ahead, pageState)).toMatchObject({ isInteractive: false, views: ['/about'] })

  await follow('/terms')
  await becomes(() => ahead, { isAhead: false, isInteractive: false, views: ['/about', '/terms'] })
})

test('the browser prerenders a page that starts at once, which starts at the visit', async () => {
  const ahead = await renderAhead('/about', '/search')
  await untilUnchanged(() => runIn(ahead, pageState))
  expect(await runIn(ahead, pageState)).toMatchObject({ isInteractive: false, views: ['/about'] })

  await follow('/search')
  await becomes(() => ahead, { isAhead: false, isInteractive: true })
})
