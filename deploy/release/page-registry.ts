import type { RegistryFile, RegistryRelease, RegistryRemote } from './registry-file'

/** What a page says of the site: enough to start, and that there is more in `registry.json`. */
export interface PageRegistry {
  schema: 1
  partial: true
  host: { version: string }
  remotes: Readonly<Record<string, RegistryRemote>>
}

/**
 * The part of the registry that the pages of one remote carry; without one, of no remote. Left out
 * is what needs the whole registry anyway, as the search does, or stands in the document itself.
 */
export function pageRegistry({ schema, host, remotes }: RegistryFile, app?: string): PageRegistry {
  const own = app === undefined ? undefined : remotes[app]
  return {
    schema,
    partial: true,
    host: { version: host.version },
    remotes: app === undefined || own === undefined ? {} : { [app]: slim(own) },
  }
}

const slim = ({ live, canary, lastGood, routes }: RegistryRemote): RegistryRemote => ({
  live: withoutGraph(live),
  ...(canary && { canary: withoutGraph(canary) }),
  lastGood: lastGood && withoutGraph(lastGood),
  routes: routes.map(({ search: _found, ...route }) => route),
})

/** A release whose scripts nobody names: they are fetched as one imports the other. */
export const withoutGraph = <Release extends RegistryRelease>({
  graph: _scripts,
  ...release
}: Release) => release

/** The same without other releases of the remote, which do not show in the page's content. */
export function livePart(registry: RegistryFile, app: string): PageRegistry {
  const part = pageRegistry(registry, app)
  const remotes = Object.entries(part.remotes).map(([name, { live, routes }]) => {
    return [name, { live, lastGood: null, routes }] as const
  })
  return { ...part, remotes: Object.fromEntries(remotes) }
}
