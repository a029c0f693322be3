import { entryAddress } from '@fivefold/shared/federation/entry-address'
import type { PageComponent, RemoteRoutes } from '@fivefold/shared/routing/remote-contract'
import {
  graphModuleOf,
  scriptsOf,
  type NamedScript,
} from '@fivefold/shared/federation/script-graph'
import type { SiteRelease, SiteRoute } from '../registry/parse-registry'
import type { ReleaseEntry } from '@fivefold/shared/federation/registry-schema'
import { DeadlineError, firstSuccess, type Attempt } from './first-success'

/** Milliseconds from asking for a page to the error screen; the rule says 5 s. */
export const pageDeadline = 4600

/** Milliseconds of silence of each attempt after which the next one starts beside it. */
const patience = [2200, 1000, pageDeadline]

/** Milliseconds more for a release under trial: a development server compiles what it is asked for. */
export const compileTime = 8000

/** Milliseconds between a failure and the retry: a blip of the network has time to pass. */
const pauseBeforeRetry = 200

export type RemoteContext = { remote: string; version: string }

/** A page could not be had from any release of its remote. */
export class RemotePageError extends Error {
  override name = 'RemotePageError'
  constructor(
    message: string,
    readonly context: RemoteContext,
    options: ErrorOptions,
  ) {
    super(message, options)
  }
}

export type PageState =
  | { status: 'loading' }
  | { status: 'ready'; Page: PageComponent; context: RemoteContext }
  | { status: 'failed'; error: RemotePageError }

type ReadyPage = Extract<PageState, { status: 'ready' }>

export interface LoaderPorts {
  importRoutes: (entry: string) => Promise<RemoteRoutes>
  /** Reads the module that lists the scripts of a release. */
  readGraph: (module: NamedScript) => Promise<NonNullable<ReleaseEntry['graph']>>
  /** Fetches scripts ahead and checks them. */
  preload: (scripts: readonly NamedScript[]) => Promise<void>
  /** Takes what pages may import later by themselves. */
  announce: (release: ReleaseEntry, generation: number, context: RemoteContext) => void
  record: (error: unknown, context: RemoteContext) => void
  pause: (milliseconds: number) => Promise<void>
}

const loading: PageState = { status: 'loading' }

/**
 * Loads pages of remotes and remembers them. Every page has one state that views subscribe to; a
 * page that arrives after its error screen replaces it.
 */
export function createPageLoader(ports: LoaderPorts) {
  const { importRoutes, readGraph, preload, announce, record, pause } = ports
  const states = new Map<string, PageState>()
  const listeners = new Set<(path: string) => void>()
  const generations = new Map<string, number>()
  const modules = new Map<string, Promise<RemoteRoutes>>()
  const visited = new Set<string>()
  const settlements = new Map<string, Promise<void>>()

  function enter(path: string, state: PageState) {
    states.set(path, state)
    for (const listener of listeners) listener(path)
  }

  const generationOf = (remote: string) => generations.get(remote) ?? 0

  function routesOf(release: ReleaseEntry, generation: number) {
    const entry = entryAddress(release.entry, release.version, generation)
    const known = modules.get(entry)
    if (known !== undefined) return known
    const asked = importRoutes(entry)
    modules.set(entry, asked)
    asked.catch(() => modules.delete(entry))
    return asked
  }

  /** The registry's copy in a page lists the scripts of that page alone. */
  async function withScriptsOf(path: string, release: ReleaseEntry, generation: number) {
    const module = graphModuleOf(release, generation)
    if (module === undefined || release.graph?.pages[path] !== undefined) return release
    return { ...release, graph: await readGraph(module) }
  }

  async function pageOf(route: SiteRoute, release: ReleaseEntry): Promise<ReadyPage> {
    const generation = generationOf(route.remote)
    const context = { remote: route.remote, version: release.version }
    const listed = await withScriptsOf(route.path, release, generation)
    announce(listed, generation, context)
    await preload(scriptsOf(listed, route.path, generation))
    const routes = await routesOf(release, generation)
    const load = routes.pages[route.path]
    if (load === undefined) throw new Error(`The release has no page for ${route.path}`)
    const Page: unknown = await load()
    if (!isComponent(Page)) throw new TypeError(`The release’s page for ${route.path} is no page`)
    return { status: 'ready', Page, context }
  }

  /** From now on the remote's releases are asked for under other addresses. */
  function renew(remote: string) {
    generations.set(remote, generationOf(remote) + 1)
  }

  async function retry(route: SiteRoute, release: SiteRelease) {
    await pause(pauseBeforeRetry)
    renew(route.remote)
    return pageOf(route, release)
  }

  async function load(route: SiteRoute) {
    const { path, remote, releases } = route
    const plan = releasesToTry(releases)
    const more = plan[0]?.role === 'try-out' ? compileTime : 0
    const contextOf = (index: number) => ({ remote, version: plan[index]?.version ?? 'none' })
    let hasFailed = false
    const recordFor = (error: unknown, context: RemoteContext) => {
      hasFailed = true
      if (visited.has(path)) record(error, context)
    }
    enter(path, loading)
    try {
      const attempts = plan.map((release, index): Attempt<ReadyPage> => {
        const isRetry = release === plan[index - 1]
        return {
          run: () => (isRetry ? retry(route, release) : pageOf(route, release)),
          patience: (patience[index] ?? pageDeadline) + more,
        }
      })
      const [first] = attempts
      if (first === undefined) throw new Error('The registry names no release that may be loaded')
      const page = await firstSuccess(attempts, pageDeadline + more, {
        failed: (error, index) => recordFor(error, contextOf(index)),
        arrivedLate: (late) => {
          if (states.get(path)?.status === 'failed') enter(path, late)
        },
      })
      // What has neither come nor failed, and another release stands in for, has kept silent.
      const isStandIn = page.context.version !== contextOf(0).version
      if (isStandIn && !hasFailed) recordFor(new DeadlineError(first.patience), contextOf(0))
      enter(path, page)
    } catch (cause) {
      const error = new RemotePageError(messageFor(cause), contextOf(0), { cause })
      if (cause instanceof DeadlineError || releases.length === 0) recordFor(error, error.context)
      enter(path, { status: 'failed', error })
    }
  }

  return {
    /** Tells the path of the page whose state has changed. */
    subscribe(listener: (path: string) => void) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },

    stateOf: (path: string): PageState => states.get(path) ?? loading,

    /** Settles, always well, when the page is there or cannot be had; one promise for each path. */
    settled(path: string): Promise<void> {
      const known = settlements.get(path)
      if (known !== undefined) return known
      const settlement = new Promise<void>((resolve) => {
        const check = () => {
          if ((states.get(path) ?? loading).status === 'loading') return
          listeners.delete(check)
          resolve()
        }
        listeners.add(check)
        check()
      })
      settlements.set(path, settlement)
      return settlement
    },

    /** Takes a page that is there already, as when pages are rendered ahead. */
    provide(route: SiteRoute, Page: PageComponent) {
      const context = { remote: route.remote, version: route.releases[0]?.version ?? 'none' }
      enter(route.path, { status: 'ready', Page, context })
    },

    /** Starts loading a page that has not been asked for; a failed one stays failed until `retry`. */
    request(route: SiteRoute) {
      visited.add(route.path)
      if (!states.has(route.path)) void load(route)
    },

    /** Whether the page has been asked for, also where it has failed. */
    knows: (path: string) => states.has(path),

    /**
     * Fetches a page ahead. A failure that nobody has seen is neither recorded nor kept: the visit
     * itself tries anew.
     */
    async prefetch(route: SiteRoute) {
      if (states.has(route.path)) return
      await load(route)
      const failed = states.get(route.path)?.status === 'failed'
      if (!failed || visited.has(route.path)) return
      states.delete(route.path)
      renew(route.remote)
    },

    /** Shows the page as loading until `retry` loads it. */
    forget: (route: SiteRoute) => enter(route.path, loading),

    /**
     * Loads the page from the release that stands behind one that cannot be shown; where there is
     * none, everything stays as it is.
     */
    standIn(route: SiteRoute, version: string) {
      const at = route.releases.findIndex((release) => release.version === version)
      const releases = at === -1 ? [] : route.releases.slice(at + 1)
      if (releases.length > 0) void load({ ...route, releases })
    },

    /** Loads the page anew, under other addresses. */
    retry(route: SiteRoute) {
      renew(route.remote)
      void load(route)
    },
  }
}

export type PageLoader = ReturnType<typeof createPageLoader>

/**
 * The live release is asked for twice; what stands before it, once, since the live one is a better
 * second chance.
 */
function releasesToTry(releases: readonly SiteRelease[]) {
  const [first, ...others] = releases
  if (first === undefined) return []
  const standsBefore = first.role === 'canary' || first.role === 'try-out'
  return standsBefore ? releases : [first, first, ...others]
}

/** A function, or an object such as `memo` returns. */
const isComponent = (value: unknown): value is PageComponent =>
  typeof value === 'function' || (typeof value === 'object' && value !== null)

function messageFor(cause: unknown) {
  if (cause instanceof DeadlineError) return 'It did not answer in time.'
  return cause instanceof Error ? cause.message : String(cause)
}
