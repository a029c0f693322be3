import type { RegistryDocument } from '../../shared/federation/registry-document'
import type { ReleaseEntry } from '../../shared/federation/registry-schema'
import type { ReleaseManifest } from '../../shared/federation/release-manifest'
import { hostApp } from '../workspace/folders'
import { readManifest } from './read-manifest'
import { releaseAddress, releaseFolder } from '../site-files/release-folders'
import { graphIntegrity, scriptGraph } from './script-graph'
import { originOf } from './site-settings'

export const liveRelease = (registry: RegistryDocument, app: string) =>
  app === hostApp ? registry.host.version : (registry.remotes[app]?.live.version ?? '')

export const lastGoodRelease = (registry: RegistryDocument, app: string) =>
  app === hostApp ? registry.host.lastGood : (registry.remotes[app]?.lastGood?.version ?? null)

/** The registry after a release: what was live becomes the last good one. */
export function registryAfterRelease(
  site: string,
  registry: RegistryDocument,
  app: string,
  release: string,
): RegistryDocument {
  return app === hostApp
    ? withHost(registry, release, registry.host.version || null)
    : withRemote(site, registry, app, release, registry.remotes[app]?.live ?? null)
}

/** The registry after a rollback: what was live is not good, and pages must not fall back to it. */
export function registryAfterRollback(
  site: string,
  registry: RegistryDocument,
  app: string,
  release: string,
): RegistryDocument {
  return app === hostApp
    ? withHost(registry, release, null)
    : withRemote(site, registry, app, release, null)
}

/** A release that stands in the site, as the registry names it. */
export function registryRelease(
  site: string,
  app: string,
  release: string,
  published: ReleaseManifest,
): ReleaseEntry {
  const folder = releaseFolder(site, app, release)
  const integrity = graphIntegrity(folder)
  return {
    version: release,
    entry: `${originOf(app)}${releaseAddress(app, release)}/${published.entry}`,
    graph: scriptGraph(folder, published),
    ...(integrity !== undefined && { graphIntegrity: integrity }),
  }
}

const withHost = (registry: RegistryDocument, version: string, lastGood: string | null) => ({
  ...registry,
  host: { version, lastGood },
})

function withRemote(
  site: string,
  registry: RegistryDocument,
  app: string,
  release: string,
  lastGood: ReleaseEntry | null,
): RegistryDocument {
  const published = readManifest(releaseFolder(site, app, release))
  const live = registryRelease(site, app, release, published)
  // Only the page itself needs its structured data; every page carries the registry.
  const listed = published.routes.map(({ structuredData: _ownPageOnly, ...route }) => route)
  const remotes = { ...registry.remotes, [app]: { live, lastGood, routes: listed } }
  return { ...registry, remotes: Object.fromEntries(Object.entries(remotes).toSorted()) }
}
