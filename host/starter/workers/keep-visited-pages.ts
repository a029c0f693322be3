import { workerAddress } from '@fivefold/shared/offline/workers'
import { trustedAddress } from '@fivefold/shared/offline/trusted-address'
import { afterLoad } from '../after-load'
import { savesData } from '../saves-data'

/** Files that every page needs offline, in addition to those it has loaded. */
const everyPageNeeds = ['/404.html', '/registry.json']

/**
 * Lets the service worker cache the pages that the visitor opens, for offline use. The site works without a worker.
 * @param needed addresses that the page may need later.
 */
export function keepVisitedPages(needed: readonly string[] = []) {
  if (import.meta.env.DEV || !navigator.serviceWorker || savesData()) return
  afterLoad(() => void registerWorker(needed).catch(() => undefined))
}

async function registerWorker(needed: readonly string[]) {
  await navigator.serviceWorker.register(trustedAddress(workerAddress))
  const { active } = await navigator.serviceWorker.ready
  const addresses = new Set(
    [...everyPageNeeds, ...needed].map(absolute).concat(loadedWithoutWorker()),
  )
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker's postMessage takes no origin
  active?.postMessage([...addresses])
}

function loadedWithoutWorker() {
  const entries = ['navigation', 'resource'].flatMap((type) => performance.getEntriesByType(type))
  return entries
    .filter((entry) => entry instanceof PerformanceResourceTiming && entry.workerStart === 0)
    .map(({ name }) => name)
}

const absolute = (path: string) => new URL(path, window.location.href).href
