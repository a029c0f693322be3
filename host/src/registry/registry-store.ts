import type { Registry, ReleaseRole, SiteRoute } from './parse-registry'

export type RegistryState =
  | { status: 'loading' }
  | { status: 'ready'; registry: Registry }
  | { status: 'failed'; reason: string }

export interface RegistryPorts {
  /** The copy in the page; throws when it cannot be read. */
  inlined: () => Registry | undefined
  fetch: () => Promise<Registry>
  report: (error: unknown) => void
}

/**
 * Knows which pages the site has. Starts with the copy in the page, which costs no request; asks
 * the server where that is unusable and when a page could not be loaded, since another release may
 * be live by then.
 */
export function createRegistryStore({ inlined, fetch, report }: RegistryPorts) {
  let state: RegistryState = { status: 'loading' }
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

    /** Forgets a failure and asks anew. */
    retry() {
      enter({ status: 'loading' })
      return refresh()
    },

    refresh,
  }
}

export type RegistryStore = ReturnType<typeof createRegistryStore>

function reasonOf(error: unknown) {
  return error instanceof Error ? error.message : String(error)
}
