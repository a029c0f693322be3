import { clientErrors, type ClientErrorRecord } from '@fivefold/shared/analytics/error-log'
import { isInCohort } from '@fivefold/shared/federation/canary-choice'
import { readSiteConfig } from '@fivefold/shared/site-config'
import { followVisitedPages } from '../../../host/src/pages/page-content/visited-page'
import { inlinedRegistry } from '../../../host/src/loading/registry/read-registry'
import { visitorCohort } from '../../../host/src/loading/registry/site-registry'
import type { SiteRoute } from '../../../host/src/loading/registry/registry'
import { seenNow } from './browser-count'
import { logsOf, type About, type Report, type Values } from './otlp'
import { hasOwnFrame, isOwnOrigin } from './has-own-frame'

/** Milliseconds in which reports gather. */
const pause = 2_000

/** The share of page loads whose first page is measured. */
const vitalsSample = 0.1

/** Milliseconds. A collector that never answers would keep the room that other requests need at the page's end. */
const timeout = 10_000

declare global {
  interface WindowEventMap {
    /** The error log has recorded an error. */
    'fivefold:error': CustomEvent<ClientErrorRecord>
  }
}

/** Reports the first start and the first error of each release in this browser, once a day. */
export function reportReleases(): void {
  const waiting: Report[] = []
  let opened = (_first: Promise<About | undefined>): void => undefined
  // An error may come before the first page is visited.
  let page = new Promise<About | undefined>((resolve) => (opened = resolve))
  let isFirst = true
  /** The code that reads errors. */
  let reading: Promise<unknown> = Promise.resolve()
  let endVitals = () => {}

  function send() {
    if (waiting.length === 0) return
    // A report that is lost is lost: the page does not depend on it.
    fetch(`${readSiteConfig().collector ?? '/intake'}/v1/logs`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(logsOf(waiting.splice(0))),
      keepalive: true,
      signal: AbortSignal.timeout(timeout),
    }).catch(() => undefined)
  }
  /** Errors that come meanwhile are read, too. */
  async function sendRead() {
    let read
    do await (read = reading)
    while (read !== reading)
    send()
  }
  function report(event: Report['event'], about: About, more: Values = {}) {
    const count = seenNow(event + (more['name'] ?? ''), about)
    if (!count) return
    // Code that takes longer than the page is not waited for: a hidden page sends at once.
    if (waiting.length === 0) setTimeout(() => void sendRead(), pause)
    waiting.push({ event, ...about, ...count, more })
  }

  followVisitedPages((route) => {
    endVitals()
    const isSample = isFirst && Math.random() < vitalsSample
    isFirst = false
    page = aboutOf(route)
    opened(page)
    void page.then((known) => known && report('app.start', known))
    // The page does not need measures whose code did not come.
    if (isSample) measure(page).catch(() => undefined)
  })

  async function measure(first: typeof page) {
    const [known, { measureVitals }] = await Promise.all([first, import('./measure-vitals')])
    endVitals = measureVitals((vital) => {
      // The next page may be another remote's.
      if (known && page === first) report('browser.web_vital', known, vital)
    })
  }

  for (const error of clientErrors()) void reportError(error)
  window.addEventListener('fivefold:error', (event) => void reportError(event.detail))

  async function reportError({ remote, version, context, message, stack }: ClientErrorRecord) {
    const { kind, source } = context
    // The event may name the file that the stack does not name.
    const frames = hasOwnFrame(stack) ? stack : `${source}:0:0`
    // Events of the browser concern every script. The site's own code records its own errors, without a kind.
    if (kind && !hasOwnFrame(frames)) return
    const known = await page
    if (!known) return
    const isOwn = remote === known.remote && version === known.release
    // Otherwise the host's own code has failed, or the release that replaces a failed one.
    const failed =
      isOwn || !remote || !version || version === 'none'
        ? known
        : { remote, release: version, role: roleOf(context['release']), route: known.route }
    const more = { type: String(kind ?? 'render'), message: '…', stacktrace: '' }
    report('exception', failed, more)
    // The error counts, also where the code that reads it does not come.
    // One after the other: a browser may settle a later import of the same file first.
    reading = reading
      .then(() => import('./plain-error'))
      .then(({ plainError }) => Object.assign(more, plainError(message, frames, isOwnOrigin)))
      .catch(() => undefined)
  }

  // A page that is hidden may not come back.
  document.addEventListener('visibilitychange', () => {
    endVitals()
    send()
  })
}

const roleOf = (role: unknown): About['role'] =>
  role === 'canary' || role === 'last-good' ? role : 'live'

/** Undefined for visitors who have chosen their release: they would distort the sample. */
async function aboutOf({ remote, path, releases }: SiteRoute): Promise<About | undefined> {
  const [{ role, version } = {}] = releases
  if (!version || (role !== 'live' && role !== 'canary')) return undefined
  const canary = await canaryOf(remote)
  if (canary && isInCohort(canary, visitorCohort())) return undefined
  return {
    remote,
    release: version,
    role,
    route: path,
    ...(canary && { canary: canary.version, percentage: canary.percentage }),
  }
}

interface Canary {
  version: string
  percentage: number
  cohort?: string
}
type Remotes = Readonly<Record<string, { canary?: Canary }>>

/** A page inlines only its own remote. The whole registry is fetched once for the others. */
let others: Promise<Remotes> | undefined

async function canaryOf(remote: string): Promise<Canary | undefined> {
  const own: Remotes = inlinedRegistry()?.remotes ?? {}
  if (own[remote]) return own[remote].canary
  others ??= fetch('/registry.json')
    .then(async (response) => ((await response.json()) as { remotes: Remotes }).remotes)
    .catch(() => ({}))
  return (await others)[remote]?.canary
}
