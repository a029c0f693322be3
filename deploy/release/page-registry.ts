import type { RegistryFile, RegistryRemote } from './registry-file'

/** What a page says of the site: enough to start, and that there is more in `registry.json`. */
export interface PageRegistry {
  schema: 1
  partial: true
  host: { version: string }
  remotes: Readonly<Record<string, RegistryRemote>>
}

/** The part of the registry that the pages of one remote carry; without one, of no remote. */
export function pageRegistry({ schema, host, remotes }: RegistryFile, app?: string): PageRegistry {
  const own = app === undefined ? undefined : remotes[app]
  return {
    schema,
    partial: true,
    host: { version: host.version },
    remotes: app === undefined || own === undefined ? {} : { [app]: own },
  }
}

/** The same without other releases of the remote, which do not show in the page's content. */
export function livePart(registry: RegistryFile, app: string): PageRegistry {
  const part = pageRegistry(registry, app)
  const remotes = Object.entries(part.remotes).map(([name, { live, routes }]) => {
    return [name, { live, lastGood: null, routes }] as const
  })
  return { ...part, remotes: Object.fromEntries(remotes) }
}
