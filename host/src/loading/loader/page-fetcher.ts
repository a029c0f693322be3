import { entryAddress } from '@fivefold/shared/federation/entry-address'
import {
  graphModuleOf,
  scriptsOf,
  type NamedScript,
} from '@fivefold/shared/federation/script-graph'
import type { PageComponent, RemoteRoutes } from '@fivefold/shared/routing/remote-contract'
import type { SiteRoute } from '../registry/registry'
import type { ReleaseEntry } from '@fivefold/shared/federation/registry-schema'
import type { ReadyPage, RemoteContext } from './page-states'

/** Makes a component of a page of its kind, and returns other pages as they are. */
export type PageAdapter = (page: unknown, context: RemoteContext) => Promise<unknown>

export interface FetcherPorts {
  /** Opens the store if the page needs it. The page waits for the promise. */
  storeFor: (path: string) => Promise<void> | undefined
  importRoutes: (entry: string) => Promise<RemoteRoutes>
  readGraph: (module: NamedScript) => Promise<NonNullable<ReleaseEntry['graph']>>
  adapters: readonly PageAdapter[]
  /** Preloads scripts and verifies their integrity. */
  preload: (scripts: readonly NamedScript[]) => Promise<void>
  /** Registers the scripts that the release's pages may import later. */
  announce: (release: ReleaseEntry, generation: number, context: RemoteContext) => void
}

/** Gets pages from releases. A remote's module is imported once for all of its pages. */
export function createPageFetcher(ports: FetcherPorts) {
  const { storeFor, importRoutes, readGraph, preload, announce } = ports
  const generations = new Map<string, number>()
  const modules = new Map<string, Promise<RemoteRoutes>>()

  const generationOf = (remote: string) => generations.get(remote) ?? 0

  function routesOf(release: ReleaseEntry, generation: number) {
    const entry = entryAddress(release.entry, release.version, generation)
    const known = modules.get(entry)
    if (known !== undefined) return known
    const requested = importRoutes(entry)
    modules.set(entry, requested)
    requested.catch(() => modules.delete(entry))
    return requested
  }

  /** A page's copy of the registry lists that page's scripts only. */
  async function withScriptsOf(path: string, release: ReleaseEntry, generation: number) {
    const module = graphModuleOf(release, generation)
    if (module === undefined || release.graph?.pages[path] !== undefined) return release
    return { ...release, graph: await readGraph(module) }
  }

  return {
    /** @throws any error of fetching or evaluating the release; Error if it lacks the page. */
    async fetchPage({ remote, path }: SiteRoute, release: ReleaseEntry): Promise<ReadyPage> {
      const generation = generationOf(remote)
      const context = { remote, version: release.version }
      const listed = await withScriptsOf(path, release, generation)
      announce(listed, generation, context)
      await Promise.all([preload(scriptsOf(listed, path, generation)), storeFor(path)])
      const routes = await routesOf(release, generation)
      const load = routes.pages[path]
      if (load === undefined) throw new Error(`The release has no page for ${path}`)
      let Page: unknown = await load()
      await routes.loadParts?.()
      for (const adapt of ports.adapters) Page = await adapt(Page, context)
      if (isComponent(Page)) return { status: 'ready', Page, context }
      throw new TypeError(`The release’s page for ${path} does not export a component`)
    },

    /** From now on, requests the remote's releases at addresses that are new to the browser. */
    bustCache(remote: string) {
      generations.set(remote, generationOf(remote) + 1)
    },
  }
}

/** A function, or an object such as `memo` returns. */
const isComponent = (value: unknown): value is PageComponent =>
  typeof value === 'function' || '$$typeof' in Object(value)
