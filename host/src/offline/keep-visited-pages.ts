import { workerAddress, workerPolicy } from '@fivefold/shared/offline/service-worker'
import { afterOtherWork } from '@fivefold/shared/loading/after-other-work'
import { savesData } from '../prefetch/saves-data'

interface TrustedTypes {
  createPolicy: (
    name: string,
    rules: { createScriptURL: () => string },
  ) => { createScriptURL: (address: string) => string }
}

/** What the worker needs for any page at all, beside what the page has loaded. */
const everyPageNeeds = ['/404.html', '/registry.json']

/**
 * Has the service worker keep what the visitor has seen for when there is no network. A browser
 * that keeps nothing shows the site as it would without.
 */
export function keepVisitedPages() {
  if (import.meta.env.DEV || !('serviceWorker' in navigator) || savesData()) return
  const begin = () => afterOtherWork(() => void tellWorker().catch(() => undefined))
  if (document.readyState === 'complete') begin()
  else window.addEventListener('load', begin, { once: true })
}

async function tellWorker() {
  await navigator.serviceWorker.register(trustedAddress())
  const { active } = await navigator.serviceWorker.ready
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker has only its own
  active?.postMessage([...everyPageNeeds.map(absolute), ...loadedWithoutWorker()])
}

/** The policy of the pages takes no address that is a mere text. */
function trustedAddress() {
  const { trustedTypes } = window as Window & { trustedTypes?: TrustedTypes }
  const policy = trustedTypes?.createPolicy(workerPolicy, { createScriptURL: () => workerAddress })
  return policy?.createScriptURL(workerAddress) ?? workerAddress
}

function loadedWithoutWorker() {
  const entries = ['navigation', 'resource'].flatMap((type) => performance.getEntriesByType(type))
  return entries
    .filter((entry) => entry instanceof PerformanceResourceTiming && entry.workerStart === 0)
    .map(({ name }) => name)
}

const absolute = (path: string) => new URL(path, window.location.href).href
