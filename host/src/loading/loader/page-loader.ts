import { offlineReason } from '../../screens/offline-content'
import type { PageComponent } from '@fivefold/shared/routing/remote-contract'
import type { SiteRoute } from '../registry/registry'
import { DeadlineError, firstSuccess } from './first-success'
import { planLoad, type PlannedAttempt } from './load-plan'
import { createPageFetcher, type FetcherPorts } from './page-fetcher'
import { createPageStates, loading, RemotePageError, type RemoteContext } from './page-states'

/** Milliseconds between a failure and the retry, so that a short network failure can pass. */
const pauseBeforeRetry = 200

export interface LoaderPorts extends FetcherPorts {
  isOffline: () => Promise<boolean>
  record: (error: unknown, context: RemoteContext) => void
  pause: (milliseconds: number) => Promise<void>
}

/**
 * Loads pages of remotes and remembers them. Views subscribe to a page's state. A late page replaces its error screen.
 */
export function createPageLoader(ports: LoaderPorts) {
  const states = createPageStates()
  const { fetchPage, bustCache } = createPageFetcher(ports)
  const visited = new Set<string>()

  async function attempt(route: SiteRoute, { release, isRetry }: PlannedAttempt) {
    if (isRetry) {
      await ports.pause(pauseBeforeRetry)
      bustCache(route.remote)
    }
    return fetchPage(route, release)
  }

  async function load(route: SiteRoute, quietly = false) {
    const { path, remote } = route
    const { attempts, deadline } = planLoad(route.releases)
    const [first] = attempts
    const contextOf = (planned = first) => ({ remote, version: planned?.release.version ?? 'none' })
    let hasFailed = false
    const record = (error: unknown, context: RemoteContext) => {
      hasFailed = true
      if (visited.has(path) && !quietly) ports.record(error, context)
    }
    if (!quietly) states.set(path, loading)
    try {
      if (first === undefined) throw new Error('The registry names no release that may be loaded')
      const runs = attempts.map((planned) => ({
        run: () => attempt(route, planned),
        timeout: planned.timeout,
      }))
      const page = await firstSuccess(runs, deadline, {
        failed: (error, index) => record(error, contextOf(attempts[index])),
        arrivedLate: (late) => {
          if (states.of(path).status === 'failed') states.set(path, late)
        },
      })
      // Another release's page and no failure: the first release did not answer.
      const isFallback = page.context.version !== first.release.version
      if (isFallback && !hasFailed) record(new DeadlineError(first.timeout), contextOf())
      states.set(path, page)
    } catch (cause) {
      const message = (await ports.isOffline()) ? offlineReason : messageFor(cause)
      const error = new RemotePageError(message, contextOf(), { cause })
      // The visitor may have retried during this attempt.
      if (quietly && states.of(path).status !== 'failed') return
      if (cause instanceof DeadlineError || first === undefined) record(error, error.context)
      states.set(path, { status: 'failed', error })
    }
  }

  return {
    subscribe: states.subscribe,
    stateOf: states.of,
    settled: states.settled,
    /** Whether the page has been requested, even if it has failed. */
    knows: states.has,

    /** Adds a page that is already loaded, as in prerendering. */
    provide({ path, remote, releases }: SiteRoute, Page: PageComponent) {
      const context = { remote, version: releases[0]?.version ?? 'none' }
      states.set(path, { status: 'ready', Page, context })
    },

    /** Starts loading a page unless it was requested before; a failed page stays failed until `retry`. */
    request(route: SiteRoute) {
      visited.add(route.path)
      if (!states.has(route.path)) void load(route)
    },

    /** Loads a page before its visit. A failure before the visit is neither recorded nor kept: the visit tries again. */
    async prefetch(route: SiteRoute) {
      if (states.has(route.path)) return
      await load(route)
      if (states.of(route.path).status !== 'failed' || visited.has(route.path)) return
      states.set(route.path, undefined)
      bustCache(route.remote)
    },

    /** Shows the page as loading until `retry` loads it. */
    forget: ({ path }: SiteRoute) => states.set(path, loading),

    /** Loads the page from the release after one that cannot be rendered. Does nothing without such a release. */
    fallBack(route: SiteRoute, version: string) {
      const index = route.releases.findIndex((release) => release.version === version)
      const releases = index === -1 ? [] : route.releases.slice(index + 1)
      if (releases.length > 0) void load({ ...route, releases })
    },

    /**
     * Loads the page again, at addresses that are new to the browser.
     * @param quietly keeps the failure on the screen meanwhile, and records no further one.
     */
    retry(route: SiteRoute, quietly = false) {
      bustCache(route.remote)
      return load(route, quietly)
    },
  }
}

function messageFor(cause: unknown) {
  if (cause instanceof DeadlineError) return 'It did not answer in time.'
  return cause instanceof Error ? cause.message : String(cause)
}
