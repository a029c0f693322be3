import { recordEarlyEvent } from '@fivefold/shared/analytics/early-events'
import { reportWebVitals } from '@fivefold/shared/analytics/vitals'
import { publishStarter, type Track } from '@fivefold/shared/start/page-starter'
import { afterLoad } from './after-load'
import { recordEarlyError, recordEarlyErrors } from './early-errors'
import { fadeDocuments } from './fade-documents'
import { readFeed } from './feed-part'
import { publishedLoader, type PageLoader } from './inline/page-loader'
import { showLateFace } from './late-face'
import { refuseDroppedFiles } from './refuse-dropped-files'
import { savesData } from './saves-data'
import { hasStored, onChange, startTime } from './start-time'
import { keepVisitedPages } from './workers/keep-visited-pages'
import { trustedAddress } from '@fivefold/shared/offline/trusted-address'
import { fetchWorker } from '@fivefold/shared/offline/workers'

let composing = Promise.resolve()

document.addEventListener('compositionstart', () => {
  composing = new Promise((resolve) =>
    document.addEventListener('compositionend', () => resolve(), { once: true }),
  )
})

/** Resolves when no input method is composing: replacing its field would lose the text. */
const composed = () => composing

/*
 * Runs after the first paint of a page that waits (inline/load-starter.ts). Starts the host when the route's policy
 * says so, and does the host's work until then.
 */

const loader = publishedLoader() as PageLoader
const data = loader.data ?? { policy: 'idle', modules: [] }
const modules = hasStored() ? [...data.modules, ...(data.store ?? [])] : data.modules
const endErrors = recordEarlyErrors()
let isWaiting = true
let hasBegun = false
let track: Track = recordEarlyEvent
let viewed: string | undefined

publishStarter({
  pathWithoutStore: () =>
    data.store && !hasStored() ? document.getElementById('root')?.dataset['path'] : undefined,
  handOver(toShell) {
    endErrors()
    track = toShell
    return viewed
  },
  responseOf: (address) => feed?.responseOf(address),
  composed,
})
loader.events.onIntent(begin)
keepVisitedPages(modules)
fadeDocuments()
refuseDroppedFiles()
void showLateFace()
if (!loader.isHandedOver()) reportWebVitals((name, params) => track(name, params))
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
  onChange(begin)
  afterLoad(() => {
    if (time === 'idle') begin()
    else if (!savesData()) (isWaiting ? fetchAhead : loader.fetchModules)(modules)
  })
}

// WebKit cancels a page's requests on leaving: a page restored from the cache would wait for them forever.
addEventListener('pagehide', () => {
  const isInteractive = document.querySelector('main[data-interactive]')
  if (isInteractive || !(hasBegun || feed?.isPending())) return
  addEventListener('pageshow', () => window.location.reload())
})

/** Waits for the next paint, which shows the visitor's last action. A hidden page is not painted. */
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
  loader.startHost((error) => recordEarlyError(error, 'start'))
}

/** Counts the view of a page whose host may never start. */
function countView() {
  // The host started before this script.
  if (loader.isHandedOver()) return
  viewed = window.location.pathname
  track('page_view', { page_path: viewed, page_title: document.title })
}

/**
 * Fetches files into the browser's cache in a worker: a fetch by the page, as a script or as data, blocks its main
 * thread (docs/decisions/start-on-intent.md).
 */
function fetchAhead(addresses: readonly string[]) {
  const worker = new Worker(trustedAddress(fetchWorker))
  // A failed worker is not an error: the page fetches the files when it needs them.
  worker.addEventListener('error', (event) => event.preventDefault())
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker's postMessage takes no origin
  worker.postMessage(addresses)
}
