import { startEvent } from '@fivefold/shared/start/start-data'
import type { Browser, Page } from '../../deploy/browser/find-browser'
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

/** Of a phone, in CSS pixels. */
export const viewport = { width: 412, height: 823 }

/** A page in a new context with empty caches, under a profile. The caller closes it. */
export async function freshPage(browser: Browser, { profile, stored = {} }: Omit<Visit, 'path'>) {
  const context = await browser.newContext({
    viewport,
    hasTouch: true,
    // The profile would not slow down what passes through a service worker.
    serviceWorkers: 'block',
  })
  const page = await context.newPage()
  page.setDefaultTimeout(timeout)
  await observe(page)
  await page.addInitScript(store, stored)
  const session = await context.newCDPSession(page)
  await slowDown(session, profile)
  return { page, session, close: () => context.close() }
}

/** Puts a page under a profile. */
export function slowDown(page: Session, { latency, download, upload, slowdown }: Profile) {
  const network = { latency, downloadThroughput: download, uploadThroughput: upload }
  return Promise.all([
    page.send('Network.enable'),
    page.send('Network.emulateNetworkConditions', { offline: false, ...network }),
    page.send('Emulation.setCPUThrottlingRate', { rate: slowdown }),
  ])
}

/** Playwright's and puppeteer's. */
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

/** Makes each document that the page opens from now on observe itself. */
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

/** Opens a page and waits until it is interactive, or, without scripts, until it is finished. */
export async function visit(
  browser: Browser,
  asked: Visit,
  hasScripts: boolean,
): Promise<PageFigures> {
  const { page, close } = await freshPage(browser, asked)
  try {
    await page.goto(asked.origin + asked.path, { waitUntil: 'commit' })
    if (hasScripts) await answers(page)
    return await page.evaluate(() => window.bench.figures())
  } finally {
    await close()
  }
}

/** Starts a page that waits for its visitor as soon as its document is there, and waits until it is interactive. */
export async function answers(page: Page) {
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
