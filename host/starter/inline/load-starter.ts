import {
  startDataId,
  startScriptsId,
  type StartData,
  type StartScripts,
} from '@fivefold/shared/start/start-data'
import { earlyEvents } from './early-events'
import { showFailure } from './failure-notice'
import { publishLoader } from './page-loader'
import { fetchModules, runModules } from './run-modules'
import { keepTyped } from './typed-texts'

/*
 * Inline in the head of every document (deploy/build/document/document-start.ts). Holds what a visitor does until the
 * host takes over. If the route delays the host, the starter runs once the document is loaded and painted. Otherwise,
 * for signed-in visitors, and if the starter fails, the host starts then. The failure notice is part of this script
 * because any other file may be missing.
 */

/** Milliseconds until the host starts without the starter. */
const starterTimeout = 8000
/** Milliseconds until the page reports that its scripts have not loaded; they may still arrive. */
const hostTimeout = 10_000

const { starter, host } = jsonAt(startScriptsId) as StartScripts
const data = jsonAt(startDataId) as StartData | null
// Set by shared/data/session/session-boot.ts: a signed-in visitor sees other content than the document's.
const waits = data !== null && !('signedIn' in document.documentElement.dataset)
let isFetched = false
let hasBegun = false
let hasStarter = false
let isHandedOver = false
let hideFailure = () => {}
let timer: ReturnType<typeof setTimeout>
const events = earlyEvents(fetchPage)

publishLoader({
  data,
  events,
  fetchModules,
  showFailure,
  startHost,
  handOver() {
    isHandedOver = true
    clearTimeout(timer)
    hideFailure()
  },
  isHandedOver: () => isHandedOver,
})
events.begin()
if (!waits) fetchPage()
// The starter shows the feed's articles, so fetch it early.
else if (data.feed) fetchModules([starter])
// Markup may follow the page's scripts.
addEventListener('DOMContentLoaded', () => {
  beginHidden()
  requestAnimationFrame(() => setTimeout(begin))
  addEventListener('visibilitychange', beginHidden)
})
// As in start-page.ts: the starter of a page restored from the cache may never arrive.
addEventListener('pageshow', ({ persisted }) => {
  if (persisted && waits && !hasStarter) location.reload()
})

/** Reads JSON that the build and the release tool wrote into this document. */
function jsonAt(id: string): unknown {
  return JSON.parse(document.getElementById(id)?.textContent ?? 'null')
}

function needed() {
  const { modules = [], store = [] } = data ?? {}
  return [...(waits ? [starter] : store), ...modules]
}

/** Fetches what the page needs: at once, or if it waits, when its visitor acts before the starter runs. */
function fetchPage() {
  if (isFetched) return
  isFetched = true
  fetchModules(needed())
}

/** A hidden page gets no frame. A page that the browser prerenders gets one with its visit, and waits for it. */
function beginHidden() {
  if (document.hidden && !Reflect.get(document, 'prerendering')) begin()
}

function begin() {
  if (hasBegun) return
  hasBegun = true
  const startNow = () => startHost()
  if (!waits) return startNow()
  const starterTimer = setTimeout(startNow, starterTimeout)
  runTwice([starter])
    .then(() => (hasStarter = true), startNow)
    .finally(() => clearTimeout(starterTimer))
}

/** Runs the host's modules. The page shows an error, and `onFailure` receives it. */
function startHost(onFailure = console.error) {
  const fail = (error: unknown) => {
    clearTimeout(timer)
    hideFailure()
    hideFailure = showFailure(String(error), () => reloadPastCaches([...host, ...needed()]))
    events.posts?.pass()
    onFailure(error)
  }
  clearTimeout(timer)
  timer = setTimeout(fail, hostTimeout, 'The scripts did not come in time.')
  runTwice(host).catch(fail)
}

/** Runs modules. Retries once at once, since most failures are short. */
function runTwice(addresses: readonly string[]) {
  const run = () => runModules(addresses)
  return run().catch(run)
}

/** Milliseconds until the page reloads, even if files are missing. */
const fetchTimeout = 5000

/** Fetches files past the cache, which may hold a failure, and reloads the page with its typed text. */
async function reloadPastCaches(addresses: readonly string[]) {
  keepTyped()
  const options = { cache: 'reload', signal: AbortSignal.timeout(fetchTimeout) } as const
  await Promise.allSettled(addresses.map((address) => fetch(address, options)))
  location.reload()
}
