import type { Registry, SiteRoute } from './registry'

/**
 * Adds to the registry's copy in a page what that leaves out. The remotes that the copy lists keep
 * their releases for as long as the page is open; the whole registry only says more about them.
 */
export function completeRegistry(copy: Registry, whole: Registry): Registry {
  const remotes = new Set(copy.routes.map(({ remote }) => remote))
  const listed = new Map(whole.routes.map((route) => [route.path, route]))
  return {
    hostVersion: copy.hostVersion,
    isPartial: false,
    routes: [
      ...copy.routes.map((route) => completeRoute(route, listed.get(route.path))),
      ...whole.routes.filter(({ remote }) => !remotes.has(remote)),
    ],
    retired: whole.retired,
    problems: [...new Set([...copy.problems, ...whole.problems])],
  }
}

function completeRoute(
  route: SiteRoute,
  { description = route.description, search, releases = [] }: Partial<SiteRoute> = {},
): SiteRoute {
  const graphs = new Map(releases.map(({ version, graph }) => [version, graph]))
  return {
    ...route,
    description,
    ...(search && { search }),
    releases: route.releases.map((release) => {
      const graph = graphs.get(release.version)
      return graph ? { ...release, graph } : release
    }),
  }
}
