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
  return Object.entries(modules).flatMap(([route, module]) => {
    const page = ids.find((id) => id.endsWith(module))
    return page !== undefined && !usesStore(page, build) ? [route] : []
  })
}

function usesStore(page: string, build: Modules) {
  const found = new Set([page])
  for (const id of found) {
    if (shareOfModule(id) === storeShare) return true
    const { importedIds = [], dynamicallyImportedIds = [] } = build.getModuleInfo(id) ?? {}
    for (const imported of [...importedIds, ...dynamicallyImportedIds]) found.add(imported)
  }
  return false
}
