import type { CDPSession } from '@playwright/test'
import { startEvent } from '@fivefold/shared/start/start-data'
import type { Browser, Page } from '../../extensions/smoke/find-browser'
import { observation, type PageFigures } from './observe-page'
import type { Profile } from './profiles'

export interface Visit {
  origin: string
  path: string
  profile: Profile
  /** The site's local storage, by key. */
  stored?: Readonly<Record<string, string>>
}

/** Milliseconds after which a page counts as never interactive. */
const timeout = 60_000

/** A phone's, in CSS pixels. */
export const viewport = { width: 412, height: 823 }

interface FreshPage {
  page: Page
  session: CDPSession
}

/** Measures on a page in a new context with empty caches, throttled by a profile. */
export async function onFreshPage<Result>(
  browser: Browser,
  { profile, stored = {} }: Pick<Visit, 'profile' | 'stored'>,
  measure: (fresh: FreshPage) => Promise<Result>,
): Promise<Result> {
  const context = await browser.newContext({
    viewport,
    hasTouch: true,
    // The profile does not throttle requests of a service worker.
    serviceWorkers: 'block',
  })
  try {
    const page = await context.newPage()
    page.setDefaultTimeout(timeout)
    await observe(page)
    await page.addInitScript(store, stored)
    const session = await context.newCDPSession(page)
    await throttle(session, profile)
    return await measure({ page, session })
  } finally {
    await context.close()
  }
}

export function throttle(page: Session, { latency, download, upload, slowdown }: Profile) {
  const network = { latency, downloadThroughput: download, uploadThroughput: upload }
  return Promise.all([
    page.send('Network.enable'),
    page.send('Network.emulateNetworkConditions', { offline: false, ...network }),
    page.send('Emulation.setCPUThrottlingRate', { rate: slowdown }),
  ])
}

/** The common part of Playwright's and puppeteer's types. */
interface Session {
  send(method: 'Network.enable'): Promise<unknown>
  send(
    method: 'Network.emulateNetworkConditions',
    conditions: {
      offline: boolean
      latency: number
      downloadThroughput: number
      uploadThroughput: number
    },
  ): Promise<unknown>
  send(method: 'Emulation.setCPUThrottlingRate', rate: { rate: number }): Promise<unknown>
}

/** Installs the observer in each document that the page opens later. */
export async function observe(page: Page) {
  // tsx wraps functions in this helper, which does not exist in the page.
  await page.addInitScript('globalThis.__name ??= (target) => target')
  await page.addInitScript(...observation)
}

function store(entries: Readonly<Record<string, string>>) {
  for (const [key, value] of Object.entries(entries)) {
    if (localStorage.getItem(key) === null) localStorage.setItem(key, value)
  }
}

/** Opens a page and waits until it is interactive or, without scripts, finished. */
export const visit = (
  browser: Browser,
  options: Visit,
  hasScripts: boolean,
): Promise<PageFigures> =>
  onFreshPage(browser, options, async ({ page }) => {
    await page.goto(options.origin + options.path, { waitUntil: 'commit' })
    if (hasScripts) await waitUntilInteractive(page)
    return page.evaluate(() => window.bench.figures())
  })

/** Sends the start event as soon as the document is parsed, then waits for the hydration. */
export async function waitUntilInteractive(page: Page) {
  const late = new Promise<never>((_, reject) =>
    setTimeout(reject, timeout, new Error(`${page.url()} does not become interactive`)).unref(),
  )
  return Promise.race([page.evaluate(hydratedOnceStarted, startEvent), late])
}

async function hydratedOnceStarted(startEvent: string) {
  if (document.readyState === 'loading') {
    await new Promise((resolve) => document.addEventListener('DOMContentLoaded', resolve))
  }
  document.documentElement.dispatchEvent(new Event(startEvent, { bubbles: true }))
  return window.bench.hydrated()
}
