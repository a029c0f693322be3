import type { Rolldown } from 'vite'
import { shareOfModule } from '../shares/share-module'

/** The share through which a remote's modules get the store. */
const storeShare = '@fivefold/shared/store/site-store'

type Modules = Pick<Rolldown.PluginContext, 'getModuleIds' | 'getModuleInfo'>

/**
 * Paths of the routes whose pages import nothing that uses the store, at once or later.
 * @param modules the pages' modules by route (route-modules.ts).
 */
export function routesWithoutStore(
  modules: Readonly<Record<string, string>>,
  build: Modules,
): string[] {
  const ids = [...build.getModuleIds()]
  const users = usersOfStore(ids, build)
  return Object.entries(modules).flatMap(([route, module]) => {
    const page = ids.find((id) => id.endsWith(module))
    return page !== undefined && !users.has(page) ? [route] : []
  })
}

/** The modules that import the store, at once or later, through any number of others. */
function usersOfStore(ids: readonly string[], build: Modules): ReadonlySet<string> {
  const users = new Set(ids.filter((id) => shareOfModule(id) === storeShare))
  for (const id of users) {
    const { importers = [], dynamicImporters = [] } = build.getModuleInfo(id) ?? {}
    for (const importer of [...importers, ...dynamicImporters]) users.add(importer)
  }
  return users
}
