import { controlOf, heldTypes, hold } from './held-event'
import { shareHeldEvents } from './held-events'
import { readStartData, startScripts } from './read-start-data'
import { fetchModules, runModules } from './run-modules'

/*
 * Inline in the head of every document (deploy/vite/document/document-start.ts). A page whose route has it
 * wait gets the starter, after the first paint; what its visitor does before that is held. On other pages,
 * for signed-in visitors, and without a starter, the host starts at once.
 */

/** Milliseconds that the starter may take. */
const patience = 8000

const events: Event[] = []
const { starter, host } = startScripts()
const data = readStartData()
// Marked by shared/session/session-boot.ts: this visitor's pages are others.
const waits = data !== undefined && !('signedIn' in document.documentElement.dataset)
let hasBegun = false
let isHolding = waits
let hasStarter = false

if (waits) {
  fetchModules([starter]).catch(() => {})
  shareHeldEvents({ events, end: () => (isHolding = false) })
  for (const type of heldTypes) document.addEventListener(type, take, true)
} else if (data) fetchModules([...data.modules, ...(data.store ?? [])]).catch(() => {})
if (document.hidden) begin()
requestAnimationFrame(() => setTimeout(begin))
addEventListener('visibilitychange', begin)
// As in start-page.ts: the starter of a page that comes back may never arrive.
addEventListener('pageshow', ({ persisted }) => {
  if (persisted && waits && !hasStarter) window.location.reload()
})

function take(event: Event) {
  const control = isHolding && controlOf(event)
  if (!control) return
  hold(event, control)
  events.push(event)
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
  isHolding = false
  // It tries the host once more, and tells visitors when that fails, too.
  runModules(host).catch(runStarter)
}
