import type { RouteEntry } from '@fivefold/shared/routing/remote-contract'
import type { RemoteContext } from './page-loader'

/** Names the part of the site that failed, for the visitor and for whoever the visitor writes to. */
export function failureDetails(
  route: RouteEntry,
  { remote, version }: RemoteContext,
  reason: string,
) {
  return `“${route.title}” is part of “${remote}” (release ${version}). ${reason}`
}
