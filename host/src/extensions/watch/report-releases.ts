import { clientErrors, type ClientErrorRecord } from '@fivefold/shared/analytics/error-log'
import { cohortKey } from '@fivefold/shared/federation/canary-share'
import { readSiteConfig } from '@fivefold/shared/site-config'
import { localArea } from '@fivefold/shared/storage/browser-storage'
import { followVisitedPages } from '../../page-content/visited-page'
import { inlinedRegistry } from '../../registry/read-registry'
import type { SiteRoute } from '../../registry/registry'
import { seenNow } from './browser-count'
import { logsOf, type About, type Report } from './otlp'
import { plainMessage, plainStack } from './plain-error'

/** Milliseconds in which reports gather. */
const pause = 2_000

/** Milliseconds. A collector that never answers would keep the room that other requests need at the page's end. */
const patience = 10_000

declare global {
  interface WindowEventMap {
    /** The error log has recorded an error. Sites that send no reports have none. */
    'fivefold:error': CustomEvent<ClientErrorRecord>
  }
}

/** Reports the first start and the first error of each release in this browser, once a day. */
export function reportReleases(): void {
  let waiting: Report[] = []
  let timer = 0
  let page: Promise<About | undefined> | undefined

  function send() {
    clearTimeout(timer)
    timer = 0
    if (waiting.length === 0) return
    const body = JSON.stringify(logsOf(waiting))
    waiting = []
    const headers = { 'content-type': 'application/json' }
    // A report that is lost is lost: the page does not depend on it.
    fetch(`${readSiteConfig().collector ?? '/intake'}/v1/logs`, {
      method: 'POST',
      headers,
      body,
      keepalive: true,
      signal: AbortSignal.timeout(patience),
    }).catch(() => undefined)
  }
  function report(one: Report) {
    waiting.push(one)
    timer ||= window.setTimeout(send, pause)
  }

  followVisitedPages((route) => {
    page = aboutOf(route)
    void page.then((known) => {
      const count = known && seenNow('start', known)
      if (known && count) report({ event: 'app.start', ...known, ...count })
    })
  })

  for (const error of clientErrors()) void reportError(error)
  window.addEventListener('fivefold:error', (event) => void reportError(event.detail))

  async function reportError(error: ClientErrorRecord) {
    const known = await page
    if (known === undefined) return
    const { remote = known.remote, release = known.release } = originOf(error)
    // The release that stands in for a failed one, or the host's own code.
    const isOwn = remote === known.remote && release === known.release
    const failed = isOwn ? known : { ...known, remote, release, role: roleOf(error), ...noCanary }
    const count = seenNow('error', failed)
    if (!count) return
    const { kind } = error.context
    report({
      event: 'exception',
      ...failed,
      ...count,
      type: typeof kind === 'string' ? kind : 'render',
      message: plainMessage(error.message),
      stack: plainStack(error.stack),
    })
  }

  document.addEventListener('visibilitychange', () => document.hidden && send())
}

const noCanary = { canary: '', percentage: 0 }

const roleOf = ({ context }: ClientErrorRecord): About['role'] => {
  const { release } = context
  return release === 'canary' || release === 'last-good' ? release : 'live'
}

const originOf = ({ remote, version }: ClientErrorRecord) =>
  remote !== null && version !== null && version !== 'none' ? { remote, release: version } : {}

/** Undefined for visitors who have chosen their release: they are no sample. */
async function aboutOf(route: SiteRoute): Promise<About | undefined> {
  const [release] = route.releases
  if (release?.role !== 'live' && release?.role !== 'canary') return undefined
  const { remote, path } = route
  const canary = await canaryOf(remote)
  const cohort = localArea.get(cohortKey) ?? readSiteConfig().cohort
  if (canary?.cohort !== undefined && canary.cohort === cohort) return undefined
  return {
    remote,
    release: release.version,
    role: release.role,
    route: path,
    canary: canary?.version ?? '',
    percentage: canary?.percentage ?? 0,
  }
}

interface Canary {
  version: string
  percentage: number
  cohort?: string
}
type Remotes = Readonly<Record<string, { canary?: Canary }>>

/** A page carries its own remote; for the others the whole registry is asked, once. */
let others: Promise<Remotes> | undefined

async function canaryOf(remote: string): Promise<Canary | undefined> {
  const own: Remotes = inlinedRegistry()?.remotes ?? {}
  if (remote in own) return own[remote]?.canary
  others ??= fetch('/registry.json')
    .then(async (response) => ((await response.json()) as { remotes: Remotes }).remotes)
    .catch(() => ({}))
  return (await others)[remote]?.canary
}
