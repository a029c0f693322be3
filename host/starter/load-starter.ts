import {
  startDataId,
  startScriptsId,
  type StartData,
  type StartScripts,
} from '@fivefold/shared/start/start-data'
import { earlyEvents } from './actions/early-events'
import { readLinkRules } from './link-rules'
import { publishLoader } from './page-loader'
import { fetchModules, runModules } from './run-modules'

/*
 * Inline in the head of every document (deploy/vite/document/document-start.ts). Holds what a visitor does until
 * other scripts take it. A page whose route has it wait gets the starter, once the document is there and painted.
 * On other pages, for signed-in visitors, and without a starter, the host starts then.
 */

/** Milliseconds that the starter may take. */
const patience = 8000

const { starter, host } = jsonAt(startScriptsId) as StartScripts
const data = jsonAt(startDataId) as StartData | null
// Marked by shared/session/session-boot.ts: this visitor's pages are others.
const waits = data !== null && !('signedIn' in document.documentElement.dataset)
let isFetched = false
let hasBegun = false
let hasStarter = false
const events = earlyEvents(readLinkRules, fetchPage)

publishLoader({ data, host, events, fetchModules, runModules })
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

/** All that the page needs, at once where it does not wait, else when its visitor is sooner than the starter. */
function fetchPage() {
  if (isFetched) return
  isFetched = true
  const { modules = [], store = [] } = data ?? {}
  fetchModules([...(waits ? [starter] : store), ...modules])
}

/** A hidden page gets no frame. One that the browser renders ahead gets its first with the visit, and waits for it. */
function beginHidden() {
  if (document.hidden && !Reflect.get(document, 'prerendering')) begin()
}

function begin() {
  if (hasBegun) return
  hasBegun = true
  if (!waits) return startHost()
  const timer = setTimeout(startHost, patience)
  runStarter()
    .catch(runStarter)
    .then(() => (hasStarter = true), startHost)
    .finally(() => clearTimeout(timer))
}

function runStarter() {
  return runModules([starter])
}

function startHost() {
  // It tries the host once more, and tells visitors when that fails, too.
  runModules(host).catch(runStarter)
}
