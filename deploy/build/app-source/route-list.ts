import path from 'node:path'
import type { RouteEntry } from '../../../shared/contract/routing/remote-contract'
import { runModule } from './run-module'

export const routeListFile = (root: string) => path.join(root, 'src/route-list.ts')

/** The routes of a remote as its source has them now. */
export async function routeListOf(root: string) {
  const { routeList } = await runModule<{ routeList: readonly RouteEntry[] }>(routeListFile(root))
  return routeList
}
