import path from 'node:path'
import { parseSync, Visitor } from 'vite'
import { ssrDynamicImportKey } from 'vite/module-runner'
import type { RemoteRoutes } from '../../../shared/contract/routing/remote-contract'
import { runModule } from './run-module'

/** The module of each route's page, as the end of its file's path, by the route's path. */
export async function routeModules(root: string): Promise<Record<string, string>> {
  const { routes } = await runModule<{ routes: RemoteRoutes }>(path.join(root, 'src/routes.ts'))
  return Object.fromEntries(
    Object.entries(routes.pages).map(([route, load]) => [route, moduleOf(route, load)]),
  )
}

/** Vite's runner replaces each `import()` in `routes.ts` by a call with the module's resolved address. */
export function moduleOf(route: string, load: Function) {
  const addresses: string[] = []
  new Visitor({
    CallExpression({ callee, arguments: [address] }) {
      if (callee.type !== 'Identifier' || callee.name !== ssrDynamicImportKey) return
      if (address?.type === 'Literal') addresses.push(String(address.value))
    },
  }).visit(parseSync('load.js', `(${load})`).program)
  const [address] = addresses
  if (address !== undefined && addresses.length === 1) return address
  throw new Error(
    `The page of ${route} is not loaded by one import() in routes.ts. If it is, an update of Vite ` +
      'has changed how its runner writes one: adapt deploy/build/app-source/route-modules.ts.',
  )
}
