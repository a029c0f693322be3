import { existsSync } from 'node:fs'
import path from 'node:path'
import type { RemoteRoutes } from '../../../shared/routing/remote-contract'
import { runModule } from './run-module'

/** The module of each route's page, as the end of its file's path, by the route's path. */
export async function routeModules(root: string): Promise<Record<string, string>> {
  const file = path.join(root, 'src/routes.ts')
  if (!existsSync(file)) return {}
  const { routes } = await runModule<{ routes: RemoteRoutes }>(file)
  return Object.fromEntries(
    Object.entries(routes.pages).map(([route, load]) => [route, moduleOf(route, load)]),
  )
}

/** Vite's runner has put the module's address into the loader that `routes.ts` wrote. */
function moduleOf(route: string, load: () => unknown) {
  const [, address] = /dynamic_import__\(\s*["'](.+?)["']/.exec(String(load)) ?? []
  if (address !== undefined) return address
  throw new Error(`The page of ${route} is not loaded by one import() in routes.ts`)
}
