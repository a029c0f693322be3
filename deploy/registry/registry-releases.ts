import { hostApp } from '../workspace/folders'
import { readPublished, type PublishedRelease } from './published-release'
import type { RegistryFile, RegistryRelease } from './registry-file'
import { releaseAddress, releaseFolder } from './release-files'
import { graphIntegrity, scriptGraph } from './script-graph'
import { originOf } from './site-settings'

export const liveRelease = (registry: RegistryFile, app: string) =>
  app === hostApp ? registry.host.version : (registry.remotes[app]?.live.version ?? '')

export const lastGoodRelease = (registry: RegistryFile, app: string) =>
  app === hostApp ? registry.host.lastGood : (registry.remotes[app]?.lastGood?.version ?? null)

/** The registry after a release: what was live becomes the last good one. */
export function registryAfterRelease(
  site: string,
  registry: RegistryFile,
  app: string,
  release: string,
): RegistryFile {
  return app === hostApp
    ? withHost(registry, release, registry.host.version || null)
    : withRemote(site, registry, app, release, registry.remotes[app]?.live ?? null)
}

/** The registry after a rollback: what was live is not good, and pages must not fall back to it. */
export function registryAfterRollback(
  site: string,
  registry: RegistryFile,
  app: string,
  release: string,
): RegistryFile {
  return app === hostApp
    ? withHost(registry, release, null)
    : withRemote(site, registry, app, release, null)
}

/** A release that stands in the site, as the registry names it. */
export function registryRelease(
  site: string,
  app: string,
  release: string,
  published: PublishedRelease,
): RegistryRelease {
  const folder = releaseFolder(site, app, release)
  const integrity = graphIntegrity(folder)
  return {
    version: release,
    entry: `${originOf(app)}${releaseAddress(app, release)}/${published.entry}`,
    graph: scriptGraph(folder, published),
    ...(integrity !== undefined && { graphIntegrity: integrity }),
  }
}

const withHost = (registry: RegistryFile, version: string, lastGood: string | null) => ({
  ...registry,
  host: { version, lastGood },
})

function withRemote(
  site: string,
  registry: RegistryFile,
  app: string,
  release: string,
  lastGood: RegistryRelease | null,
): RegistryFile {
  const published = readPublished(releaseFolder(site, app, release))
  const live = registryRelease(site, app, release, published)
  // Only the page itself needs its structured data; every page carries the registry.
  const listed = published.routes.map(({ structuredData: _ownPageOnly, ...route }) => route)
  const remotes = { ...registry.remotes, [app]: { live, lastGood, routes: listed } }
  return { ...registry, remotes: Object.fromEntries(Object.entries(remotes).toSorted()) }
}
