import type { RouteEntry } from '../../shared/routing/remote-contract'
import { everyRoute } from '../vite/route-files'
import type { PublishedRelease } from './published-release'

/** Addresses of the host's modules, which every page needs. */
export const hostModules = ({ pages }: PublishedRelease) =>
  (pages?.[everyRoute] ?? []).map((file) => `/${file}`)

/**
 * Addresses of the modules of a remote's release that a first visit to a route needs. A guarded
 * page's are left out: whoever may not see the page fetches nothing of it.
 */
export function remoteModules(
  address: string,
  { pages }: PublishedRelease,
  { path, access }: RouteEntry,
) {
  return access.signIn ? [] : (pages?.[path] ?? []).map((file) => `${address}/${file}`)
}
