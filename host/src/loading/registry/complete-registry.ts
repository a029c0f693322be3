import type { Registry, SiteRoute } from './registry'

/**
 * Adds the rest of the registry to a page's copy. Remotes in the copy keep their releases while the page is open; the
 * whole registry only adds details about them.
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
