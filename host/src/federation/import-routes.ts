import type { RemoteRoutes } from '@fivefold/shared/routing/remote-contract'
import { provideInstances, providedModules } from './provided-modules'

/** What a remote's entry exports: a module federation container. */
interface Container {
  init(scope: typeof providedModules): unknown
  get(name: string): Promise<() => unknown>
}

/**
 * Loads a remote's one exposed module from the address of its entry. The host implements the
 * container protocol itself: it gives every remote the host's instances of the shared modules, all
 * loaded, so that there are no versions to negotiate (docs/decisions/minimal-containers.md).
 * @throws whatever fetching or evaluating the remote throws; TypeError for a wrong shape.
 */
export async function importRoutes(entry: string): Promise<RemoteRoutes> {
  provideInstances()
  const container: unknown = await import(/* @vite-ignore */ entry)
  if (!isContainer(container)) throw new TypeError('The remote’s entry is no container')
  await container.init(providedModules)
  const module = (await container.get('./routes'))()
  if (!exposesRoutes(module)) throw new TypeError('The remote exposes no list of pages')
  return module.routes
}

function isContainer(value: unknown): value is Container {
  return (
    isObject(value) && typeof value['init'] === 'function' && typeof value['get'] === 'function'
  )
}

function exposesRoutes(value: unknown): value is { routes: RemoteRoutes } {
  return isObject(value) && isObject(value['routes']) && isObject(value['routes']['pages'])
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null
