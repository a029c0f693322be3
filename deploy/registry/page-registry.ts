import type { RegistryDocument, RegistryRemote } from '../../shared/federation/registry-document'
import type { ReleaseEntry } from '../../shared/federation/registry-schema'
import { graphOfPage } from './script-graph'

/** What a page says of the site: enough to start, and that there is more in `registry.json`. */
export interface PageRegistry {
  schema: 1
  partial: true
  host: { version: string }
  remotes: Readonly<Record<string, RegistryRemote>>
}

/**
 * The part of the registry that a page of one remote carries; without one, of no remote. Left out
 * is what needs the whole registry anyway, as the search does, and the scripts of other pages, which
 * each release lists in a module of its own.
 * @param path of the page's route.
 */
export function pageRegistry(
  { schema, host, remotes }: RegistryDocument,
  app?: string,
  path = '',
): PageRegistry {
  const own = app === undefined ? undefined : remotes[app]
  return {
    schema,
    partial: true,
    host: { version: host.version },
    remotes: app === undefined || own === undefined ? {} : { [app]: slim(own, path) },
  }
}

const slim = (
  { live, canary, lastGood, routes }: RegistryRemote,
  path: string,
): RegistryRemote => ({
  live: withGraphOf(live, path),
  ...(canary && { canary: withGraphOf(canary, path) }),
  lastGood: lastGood && withoutGraph(lastGood),
  routes: routes.map(({ search: _found, ...route }) => route),
})

function withGraphOf<Release extends ReleaseEntry>(release: Release, path: string): Release {
  return release.graph ? { ...release, graph: graphOfPage(release.graph, path) } : release
}

const withoutGraph = ({ graph: _scripts, ...release }: ReleaseEntry) => release

/** A release whose scripts nobody names: they are fetched as one imports the other. */
export const withoutScripts = ({
  graph: _scripts,
  graphIntegrity: _integrity,
  ...release
}: ReleaseEntry) => release

/** The same without what does not show in a page's content: scripts, other releases of the remote. */
export function livePart(registry: RegistryDocument, app: string): PageRegistry {
  const part = pageRegistry(registry, app)
  const remotes = Object.entries(part.remotes).map(([name, { live, routes }]) => {
    return [name, { live: withoutScripts(live), lastGood: null, routes }] as const
  })
  return { ...part, remotes: Object.fromEntries(remotes) }
}
