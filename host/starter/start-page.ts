import { recordEarlyEvent } from '@fivefold/shared/analytics/early-events'
import { reportWebVitals } from '@fivefold/shared/analytics/vitals'
import { publishStarter, type Track } from '@fivefold/shared/start/page-starter'
import { takeEarlyActions } from './actions/early-actions'
import { isInteractive, onInteractive } from './actions/part'
import { keepTyped, restoreTyped } from './actions/typed-texts'
import { afterLoad } from './after-load'
import { recordEarlyError, recordEarlyErrors } from './early-errors'
import { fadeDocuments } from './fade-documents'
import { showFailure } from './failure/failure-notice'
import { readFeed } from './feed-part'
import { publishedLoader } from './page-loader'
import { savesData } from './saves-data'
import { startHost } from './start-host'
import { hasStored, onNews, startTime } from './start-time'
import { fetchAhead } from './workers/fetch-ahead'
import { keepVisitedPages } from './workers/keep-visited-pages'

/*
 * Runs after the first paint of a page that waits (load-starter.ts): starts the host when the route's policy
 * says, and stands in for it until then.
 */

const loader = publishedLoader()
const data = loader.data ?? { policy: 'idle', modules: [] }
const modules = hasStored() ? [...data.modules, ...(data.store ?? [])] : data.modules
const endErrors = recordEarlyErrors()
let isWaiting = true
let hasBegun = false
let hideFailure = () => {}
let track: Track = recordEarlyEvent
let viewed: string | undefined

publishStarter({
  pathWithoutStore: () =>
    data.store && !hasStored() ? document.getElementById('root')?.dataset['path'] : undefined,
  handOver(toShell) {
    hideFailure()
    endErrors()
    track = toShell
    return viewed
  },
  responseOf: (address) => feed?.responseOf(address),
})
takeEarlyActions(loader.events, begin)
onInteractive(() => hideFailure())
restoreTyped()
keepVisitedPages(modules)
fadeDocuments()
if (!isInteractive('shell')) reportWebVitals((name, params) => track(name, params))
const time = startTime(data)
const feed =
  time !== 'now' && data.feed
    ? readFeed(data.feed, { isWaiting: () => isWaiting, start: begin })
    : undefined
if (time === 'now') {
  loader.fetchModules(modules)
  run()
} else {
  countView()
  onNews(begin)
  afterLoad(() => {
    if (time === 'idle') begin()
    else if (!savesData()) (isWaiting ? fetchAhead : loader.fetchModules)(modules)
  })
}

// WebKit ends what a page fetches when it is left: one that comes back from the cache would wait for it forever.
addEventListener('pagehide', () => {
  if (isInteractive('page') || !(hasBegun || feed?.isPending())) return
  addEventListener('pageshow', () => window.location.reload())
})

/** After the next paint: what the visitor has just done shows first. A hidden page is not painted. */
function begin() {
  isWaiting = false
  if (document.hidden) run()
  requestAnimationFrame(() => setTimeout(run))
  addEventListener('visibilitychange', run, { once: true })
}

function run() {
  if (hasBegun) return
  isWaiting = false
  hasBegun = true
  void startHost(loader, (error, isAwaited) => {
    recordEarlyError(error, 'start')
    hideFailure()
    hideFailure = showFailure(String(error), () => {
      hideFailure()
      // A browser that waits for a module does not ask for it again.
      if (isAwaited) {
        keepTyped()
        return window.location.reload()
      }
      hasBegun = false
      run()
    })
  })
}

/** Of a page whose host may never start. */
function countView() {
  // This script came too late.
  if (isInteractive('shell')) return
  viewed = window.location.pathname
  track('page_view', { page_path: viewed, page_title: document.title })
}
