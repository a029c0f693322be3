import {
  startDataId,
  startScriptsId,
  type StartData,
  type StartScripts,
} from '@fivefold/shared/start/start-data'
import { earlyEvents } from './early-events'
import { showFailure } from './failure-notice'
import { publishLoader } from './page-loader'
import { reloadPastCaches } from './reload-past-caches'
import { fetchModules, runModules } from './run-modules'

/*
 * Inline in the head of every document (deploy/vite/document/document-start.ts). Holds what a visitor does until the
 * host takes it. A page whose route has it wait gets the starter, once the document is there and painted. On other
 * pages, for signed-in visitors, and without a starter, the host starts then. The words for a failed start are here:
 * any other file may be missing, too.
 */

/** Milliseconds that the starter may take. */
const starterTimeout = 8000
/** Milliseconds after which the page says that its scripts have not come; they may still. */
const hostTimeout = 10_000

const { starter, host } = jsonAt(startScriptsId) as StartScripts
const data = jsonAt(startDataId) as StartData | null
// Marked by shared/session/session-boot.ts: this visitor's pages are others.
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
// Its articles wait for the starter.
else if (data.feed) fetchModules([starter])
// The last of a page's markup may come after its scripts.
addEventListener('DOMContentLoaded', () => {
  beginHidden()
  requestAnimationFrame(() => setTimeout(begin))
  addEventListener('visibilitychange', beginHidden)
})
// As in start-page.ts: the starter of a page that comes back may never arrive.
addEventListener('pageshow', ({ persisted }) => {
  if (persisted && waits && !hasStarter) window.location.reload()
})

/** The build and the release tool wrote it, into this document. */
function jsonAt(id: string): unknown {
  return JSON.parse(document.getElementById(id)?.textContent ?? 'null')
}

function needed() {
  const { modules = [], store = [] } = data ?? {}
  return [...(waits ? [starter] : store), ...modules]
}

/** Fetches all that the page needs: at once where it does not wait, else when its visitor is sooner than the starter. */
function fetchPage() {
  if (isFetched) return
  isFetched = true
  fetchModules(needed())
}

/** A hidden page gets no frame. One that the browser renders ahead gets its first with the visit, and waits for it. */
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

/** Runs the host's modules. @param onFailure gets the error, which the page also shows. */
function startHost(onFailure = console.error) {
  const fail = (error: unknown) => {
    clearTimeout(timer)
    hideFailure()
    hideFailure = showFailure(String(error), () => reloadPastCaches([...host, ...needed()]))
    onFailure(error)
  }
  clearTimeout(timer)
  timer = setTimeout(fail, hostTimeout, 'The scripts did not come in time.')
  runTwice(host).catch(fail)
}

/** Runs modules, and once more at once where that fails, since most failures are short. */
function runTwice(addresses: readonly string[]) {
  const run = () => runModules(addresses)
  return run().catch(run)
}
