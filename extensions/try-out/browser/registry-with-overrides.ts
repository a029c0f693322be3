import type { Registry, SiteRelease, SiteRoute } from '../../../host/src/loading/registry/registry'
import type { Override } from './find-override'

/** Extra milliseconds: a development server compiles on request. */
const compileTime = 8000

/**
 * The registry with releases under trial before the live ones. A page that a release adds is listed once the whole
 * registry shows that no other remote has it. A page that it lacks stays live.
 */
export function registryWithOverrides(
  registry: Registry,
  overrides: readonly Override[],
): Registry {
  return overrides.reduce(withOverride, registry)
}

function withOverride(registry: Registry, { remote, release, routes }: Override): Registry {
  const tried: SiteRelease = { ...release, role: 'try-out', extraTime: compileTime }
  const own = new Map(routes.map((route) => [route.path, route]))
  const listed = registry.routes.map((route): SiteRoute => {
    const change = route.remote === remote ? own.get(route.path) : undefined
    if (change === undefined) return route
    const released = route.releases.filter(({ role }) => role !== 'canary')
    return { ...route, ...change, releases: [tried, ...released] }
  })
  if (registry.isPartial) return { ...registry, routes: listed }
  const known = new Set(listed.map((route) => route.path))
  const added = routes
    .filter((route) => !known.has(route.path))
    .map((route): SiteRoute => ({ ...route, remote, releases: [tried] }))
  return { ...registry, routes: [...listed, ...added] }
}
