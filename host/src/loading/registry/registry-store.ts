import { createStore } from 'zustand/vanilla'
import { completeRegistry } from './complete-registry'
import type { Registry, ReleaseRole, SiteRoute } from './registry'

export type RegistryState =
  | { status: 'loading' }
  | {
      status: 'ready'
      registry: Registry
      /** Why the rest of a partial registry is missing, in plain words. */
      restProblem?: string
    }
  | { status: 'failed'; reason: string }

export interface RegistryPorts {
  /** The copy in the page. Throws if it cannot be read. */
  inlined: () => Registry | undefined
  fetch: () => Promise<Registry>
  report: (error: unknown) => void
}

/**
 * Knows which pages the site has. Starts with the page's copy, which needs no request and lists the pages of one
 * remote. Requests the rest when it is first needed, if the copy is unusable, and after a page has failed to load,
 * since another release may be live by then.
 */
export function createRegistryStore({ inlined, fetch, report }: RegistryPorts) {
  const store = createStore<RegistryState>(() => ({ status: 'loading' }))
  const state = store.getState
  const set = (next: RegistryState) => store.setState(next, true)
  const adopt = (registry: Registry) => set({ status: 'ready', registry })
  const routes = () => registryOf(state())?.routes ?? []
  let rest: Promise<void> | undefined

  async function refresh() {
    try {
      adopt(await fetch())
    } catch (error) {
      report(error)
      // A registry that worked a moment ago is better than an error.
      if (registryOf(state()) === undefined) set({ status: 'failed', reason: reasonOf(error) })
    }
  }

  async function fetchRest(copy: Registry) {
    const isUnchanged = () => registryOf(state()) === copy
    adopt(copy)
    try {
      const registry = completeRegistry(copy, await fetch())
      if (isUnchanged()) adopt(registry)
    } catch (error) {
      report(error)
      if (isUnchanged()) set({ status: 'ready', registry: copy, restProblem: reasonOf(error) })
    }
  }

  /** Fetches the rest of a partial registry. Never fails. */
  async function complete(): Promise<void> {
    const registry = registryOf(state())
    if (!registry?.isPartial) return
    rest ??= fetchRest(registry).finally(() => {
      rest = undefined
    })
    await rest
  }

  return {
    subscribe: store.subscribe,
    state,
    adopt,
    complete,
    refresh,

    routeAt: (path: string): SiteRoute | undefined => routes().find((route) => route.path === path),

    /** A release's role for this visitor; undefined if it is live or unknown. */
    unusualRole(remote: string, version: string): ReleaseRole | undefined {
      const { releases } = routes().find((route) => route.remote === remote) ?? {}
      const role = releases?.find((release) => release.version === version)?.role
      return role === 'live' ? undefined : role
    },

    /** Reads the page's copy synchronously, so that the first render knows the pages. */
    start() {
      try {
        const registry = inlined()
        if (registry !== undefined) return adopt(registry)
      } catch (error) {
        report(error)
      }
      void refresh()
    },

    /** Like `complete`, but if a request that was already under way fails, sends another one. */
    async completeWithRetry(): Promise<void> {
      const wasUnderWay = rest !== undefined
      await complete()
      if (wasUnderWay) await complete()
    },

    /** Forgets a failure and requests the registry again. */
    retry() {
      set({ status: 'loading' })
      return refresh()
    },
  }
}

const registryOf = (state: RegistryState) => (state.status === 'ready' ? state.registry : undefined)

const reasonOf = (error: unknown) => (error instanceof Error ? error.message : String(error))
