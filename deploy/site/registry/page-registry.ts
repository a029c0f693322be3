import type {
  RegistryDocument,
  RegistryRemote,
} from '../../../shared/contract/federation/registry-document'
import type { ReleaseEntry, RetiredPage } from '../../../shared/contract/federation/registry-schema'
import { graphOfPage } from './script-graph'

/** The copy of the registry in a page: enough to start; `registry.json` has the rest. */
export interface PageRegistry {
  schema: 1
  partial: true
  host: { version: string }
  remotes: Readonly<Record<string, RegistryRemote>>
  /** In the document of a page that is gone. */
  retired?: readonly RetiredPage[]
}

/**
 * The registry in a remote's page. It leaves out the other remotes, fields only for the search, the
 * descriptions of other pages, and their scripts, which a module of each release lists.
 * @param app absent: the page belongs to no remote.
 * @param path of the page's route; absent: all pages keep their descriptions.
 */
export function pageRegistry(
  { schema, host, remotes }: RegistryDocument,
  app?: string,
  path?: string,
): PageRegistry {
  const own = app === undefined ? undefined : remotes[app]
  return {
    schema,
    partial: true,
    host: { version: host.version },
    remotes: app === undefined || own === undefined ? {} : { [app]: partOf(own, path) },
  }
}

const partOf = (
  { live, canary, lastGood, routes }: RegistryRemote,
  path?: string,
): RegistryRemote => ({
  live: withGraphOf(live, path),
  ...(canary && { canary: withGraphOf(canary, path) }),
  lastGood: lastGood && withoutGraph(lastGood),
  routes: routes.map(({ search: _entries, ...route }) =>
    path === undefined || path === route.path ? route : { ...route, description: '' },
  ),
})

/** A page lists all scripts when no module lists those of other pages. */
function withGraphOf<Release extends ReleaseEntry>(release: Release, path = ''): Release {
  return release.graph && release.graphIntegrity !== undefined
    ? { ...release, graph: graphOfPage(release.graph, path) }
    : release
}

const withoutGraph = ({ graph: _scripts, ...release }: ReleaseEntry) => release

/** A release whose scripts the registry does not name: each is fetched when another imports it. */
export const withoutScripts = ({
  graph: _scripts,
  graphIntegrity: _integrity,
  ...release
}: ReleaseEntry) => release

/** The part of the registry that a page's content depends on: no scripts, and only the live release. */
export function livePart(registry: RegistryDocument, app: string): PageRegistry {
  const part = pageRegistry(registry, app)
  const remotes = Object.entries(part.remotes).map(([name, { live, routes }]) => {
    return [name, { live: withoutScripts(live), lastGood: null, routes }] as const
  })
  return { ...part, remotes: Object.fromEntries(remotes) }
}
