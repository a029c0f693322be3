import { startEvent } from '@fivefold/shared/start/start-data'
import type { Browser, Page } from '../../extensions/smoke/find-browser'
import type { SiteName } from '../variants/variants'
import { observation, type PageFigures } from './observe-page'
import type { Bench } from './open-bench'

/** Guarded pages are visited signed in. */
const guarded = '/portal'

/** The pages that have targets. */
export const pages = ['/', '/pricing', '/support/kb', guarded] as const

interface Profile {
  /** Minimum milliseconds from a request to the first byte of its answer. */
  latency: number
  /** Bytes a second; -1 for no limit. */
  download: number
  upload: number
  /** Factor by which the processor is slowed down. */
  slowdown: number
}

const megabit = 125_000

export const profiles = {
  slow: { latency: 150, download: 1.6 * megabit, upload: 0.75 * megabit, slowdown: 4 },
  unlimited: { latency: 0, download: -1, upload: -1, slowdown: 1 },
} as const satisfies Record<string, Profile>

/** Milliseconds after which a page counts as never interactive. */
const timeout = 60_000

interface Visitor {
  profile: Profile
  /** The site's local storage, by key. */
  stored?: Readonly<Record<string, string>>
}

/** Measures on a page in a new context with empty caches, on a phone, throttled by a profile. */
export async function onFreshPage<Result>(
  browser: Browser,
  { profile, stored = {} }: Visitor,
  measure: (page: Page) => Promise<Result>,
): Promise<Result> {
  const context = await browser.newContext({
    viewport: { width: 412, height: 823 },
    hasTouch: true,
    // The profile does not throttle requests of a service worker.
    serviceWorkers: 'block',
  })
  try {
    const page = await context.newPage()
    page.setDefaultTimeout(timeout)
    // tsx wraps functions in this helper, which does not exist in the page.
    await page.addInitScript('globalThis.__name ??= (target) => target')
    await page.addInitScript(...observation)
    await page.addInitScript(store, stored)
    await throttle(page, profile)
    return await measure(page)
  } finally {
    await context.close()
  }
}

async function throttle(page: Page, { latency, download, upload, slowdown }: Profile) {
  const session = await page.context().newCDPSession(page)
  const network = { latency, downloadThroughput: download, uploadThroughput: upload }
  await session.send('Network.enable')
  await session.send('Network.emulateNetworkConditions', { offline: false, ...network })
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown })
}

function store(entries: Readonly<Record<string, string>>) {
  for (const [key, value] of Object.entries(entries)) {
    if (localStorage.getItem(key) === null) localStorage.setItem(key, value)
  }
}

/**
 * Opens a page of a variant and waits until it is interactive or, without scripts, finished.
 * @throws Error if an error screen is shown instead.
 */
export async function visitVariant(
  { browser, server, signedIn }: Bench,
  variant: SiteName,
  path: string,
  profile: Profile,
): Promise<PageFigures> {
  const hasScripts = variant !== 'scriptless'
  const visitor = { profile, ...(path === guarded && { stored: signedIn }) }
  const figures = await onFreshPage(browser, visitor, async (page) => {
    await page.goto(server.originOf(variant) + path, { waitUntil: 'commit' })
    if (hasScripts) await waitUntilInteractive(page)
    return page.evaluate(() => window.bench.figures())
  })
  if (/went wrong|not found/i.test(figures.heading) || (hasScripts && figures.hydrated === 0)) {
    throw new Error(`${variant} shows “${figures.heading}” at ${path}`)
  }
  const missing = figures.assets.find(({ status }) => status >= 400)
  if (missing) throw new Error(`${variant} requests ${missing.address}, which does not exist`)
  return figures
}

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
