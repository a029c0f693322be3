import type { RemoteRoutes } from '@fivefold/shared/routing/remote-contract'
import { provideInstances, providedModules } from './provided-modules'

/** A remote's entry: a module federation container. */
interface Container {
  init(scope: typeof providedModules): unknown
  get(name: string): Promise<() => unknown>
}

/**
 * Loads the remote's one exposed module from its entry. The host implements the container protocol
 * without a runtime: it gives every remote the host's loaded instances of the shared modules and
 * negotiates no versions (docs/decisions/federation.md).
 * @throws any error of fetching or evaluating the remote; TypeError for a wrong shape.
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
