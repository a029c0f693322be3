import type { RouteEntry } from '../../shared/routing/remote-contract'
import { Problem } from '../problem'
import type { RegistryFile } from './registry-file'

/** @throws Problem naming every route that another remote already owns. */
export function refuseRouteConflicts(
  registry: RegistryFile,
  app: string,
  routes: readonly RouteEntry[],
) {
  const claimed = new Set(routes.map((route) => route.path))
  const conflicts = Object.entries(registry.remotes)
    .filter(([owner]) => owner !== app)
    .flatMap(([owner, remote]) =>
      remote.routes
        .filter((route) => claimed.has(route.path))
        .map((route) => `${route.path} belongs to ${owner}`),
    )
  if (conflicts.length === 0) return
  throw new Problem(
    `${app} cannot be released: ${conflicts.join('; ')}. ` +
      `Choose another path, or let the owner release without it first.`,
  )
}
