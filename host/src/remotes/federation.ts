import type { RemoteRoutes } from '@fivefold/shared/routing/remote-contract'
import { createInstance } from '@module-federation/runtime'
import * as runtimeCore from '@module-federation/runtime/core'
import { providedModules } from './provided-modules'

// Remotes are built without a runtime of their own and take this one.
Object.assign(globalThis, { _FEDERATION_RUNTIME_CORE: runtimeCore })

const federation = createInstance({
  name: 'host',
  remotes: [],
  shared: providedModules,
  shareStrategy: 'loaded-first',
})

/**
 * Loads a remote's one exposed module from an entry's address.
 * @param registration unique on the page: the runtime never forgets a name, not even a failed one.
 * @throws whatever fetching or evaluating the remote throws; a module of the wrong shape.
 */
export async function importRoutes(registration: string, entry: string): Promise<RemoteRoutes> {
  federation.registerRemotes([{ name: registration, entry, type: 'module' }])
  const module = await federation.loadRemote<{ routes?: unknown }>(`${registration}/routes`)
  const routes = module?.routes
  if (!isRemoteRoutes(routes)) throw new TypeError('The remote exposes no list of pages')
  return routes
}

function isRemoteRoutes(value: unknown): value is RemoteRoutes {
  if (typeof value !== 'object' || value === null || !('pages' in value)) return false
  return typeof value.pages === 'object' && value.pages !== null
}
