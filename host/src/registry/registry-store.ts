import type { Registry, ReleaseRole, SiteRoute } from './parse-registry'

export type RegistryState =
  | { status: 'loading' }
  | {
      status: 'ready'
      registry: Registry
      /** Why the rest of a partial registry is not there, in plain words. */
      restProblem?: string
    }
  | { status: 'failed'; reason: string }

export interface RegistryPorts {
  /** The copy in the page; throws when it cannot be read. */
  inlined: () => Registry | undefined
  fetch: () => Promise<Registry>
  report: (error: unknown) => void
}

/**
 * Knows which pages the site has. Starts with the copy in the page, which costs no request and lists
 * the pages of one remote; asks the server for the others when they are first needed, where the copy
 * is unusable, and when a page could not be loaded, since another release may be live by then.
 */
export function createRegistryStore({ inlined, fetch, report }: RegistryPorts) {
  let state: RegistryState = { status: 'loading' }
  let rest: Promise<void> | undefined
  const listeners = new Set<() => void>()

  function enter(next: RegistryState) {
    state = next
    for (const listener of listeners) listener()
  }

  async function refresh() {
    try {
      enter({ status: 'ready', registry: await fetch() })
    } catch (error) {
      report(error)
      // What worked a moment ago is better than nothing.
      if (state.status !== 'ready') enter({ status: 'failed', reason: reasonOf(error) })
    }
  }

  async function fetchRest(known: Registry) {
    enter({ status: 'ready', registry: known })
    try {
      const registry = withRest(known, await fetch())
      if (isKnown(known)) enter({ status: 'ready', registry })
    } catch (error) {
      report(error)
      if (isKnown(known)) {
        enter({ status: 'ready', registry: known, restProblem: reasonOf(error) })
      }
    }
  }

  /** Fetches what the page's copy leaves out; does nothing when all is there. Never fails. */
  function complete(): Promise<void> {
    if (state.status !== 'ready' || !state.registry.isPartial) return Promise.resolve()
    rest ??= fetchRest(state.registry).finally(() => {
      rest = undefined
    })
    return rest
  }

  const isKnown = (registry: Registry) => state.status === 'ready' && state.registry === registry

  return {
    subscribe(listener: () => void) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    state: () => state,
    routeAt: (path: string): SiteRoute | undefined =>
      state.status === 'ready'
        ? state.registry.routes.find((route) => route.path === path)
        : undefined,

    /** What a remote's release is to this visitor; `undefined` where it is the live one or unknown. */
    unusualRole(remote: string, version: string): ReleaseRole | undefined {
      if (state.status !== 'ready') return undefined
      const { releases } = state.registry.routes.find((route) => route.remote === remote) ?? {}
      const release = releases?.find((release) => release.version === version)
      return release?.role === 'live' ? undefined : release?.role
    },

    /** Takes a registry that somebody else has read, as when pages are rendered ahead. */
    adopt: (registry: Registry) => enter({ status: 'ready', registry }),

    /** Reads the page's copy at once, so that the first render already knows the pages. */
    start() {
      try {
        const registry = inlined()
        if (registry !== undefined) return enter({ status: 'ready', registry })
      } catch (error) {
        report(error)
      }
      void refresh()
    },

    complete,

    /** As `complete`, and once more where what was under way already fails: its fault may be over. */
    async completeAnew(): Promise<void> {
      const wasUnderWay = rest !== undefined
      await complete()
      if (wasUnderWay) await complete()
    },

    /** Forgets a failure and asks anew. */
    retry() {
      enter({ status: 'loading' })
      return refresh()
    },

    refresh,
  }
}

export type RegistryStore = ReturnType<typeof createRegistryStore>

/**
 * A remote that the page knows keeps its release for as long as the page is open; the whole registry
 * says more of it than the page's copy does.
 */
function withRest(known: Registry, whole: Registry): Registry {
  const remotes = new Set(known.routes.map(({ remote }) => remote))
  const listed = new Map(whole.routes.map((route) => [route.path, route]))
  return {
    hostVersion: known.hostVersion,
    isPartial: false,
    routes: [
      ...known.routes.map((route) => completed(route, listed.get(route.path))),
      ...whole.routes.filter(({ remote }) => !remotes.has(remote)),
    ],
    problems: [...new Set([...known.problems, ...whole.problems])],
  }
}

function completed(
  known: SiteRoute,
  { search, releases = [] }: Partial<SiteRoute> = {},
): SiteRoute {
  const graphOf = (version: string) =>
    releases.find((release) => release.version === version)?.graph
  return {
    ...known,
    ...(search && { search }),
    releases: known.releases.map((release) => {
      const graph = graphOf(release.version)
      return graph ? { ...release, graph } : release
    }),
  }
}

function reasonOf(error: unknown) {
  return error instanceof Error ? error.message : String(error)
}
