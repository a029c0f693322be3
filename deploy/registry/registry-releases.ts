import type { RegistryDocument } from '../../shared/federation/registry-document'
import type { ReleaseEntry } from '../../shared/federation/registry-schema'
import type { ReleaseManifest } from '../../shared/federation/release-manifest'
import { hostApp } from '../workspace/folders'
import { readReleaseManifest } from './read-manifest'
import { releaseAddress, releaseFolder } from '../site-files/release-folders'
import { graphIntegrity, scriptGraph } from './script-graph'
import { originOf } from './site-settings'

export const liveRelease = (registry: RegistryDocument, app: string) =>
  app === hostApp ? registry.host.version : (registry.remotes[app]?.live.version ?? '')

export const lastGoodRelease = (registry: RegistryDocument, app: string) =>
  app === hostApp ? registry.host.lastGood : (registry.remotes[app]?.lastGood?.version ?? null)

type Switch = [site: string, registry: RegistryDocument, app: string, release: string]

/** The registry after a release: what was live becomes the last good release. */
export const registryAfterRelease = (...to: Switch) => withLive(true, ...to)

/** The registry after a rollback: what was live is not good, and pages must not fall back to it. */
export const registryAfterRollback = (...to: Switch) => withLive(false, ...to)

/** A stored release as the registry lists it. */
export function registryRelease(
  site: string,
  app: string,
  release: string,
  manifest: ReleaseManifest,
): ReleaseEntry {
  const folder = releaseFolder(site, app, release)
  const integrity = graphIntegrity(folder)
  return {
    version: release,
    entry: `${originOf(app)}${releaseAddress(app, release)}/${manifest.entry}`,
    graph: scriptGraph(folder, manifest),
    ...(integrity !== undefined && { graphIntegrity: integrity }),
  }
}

function withLive(
  keepsLastGood: boolean,
  ...[site, registry, app, release]: Switch
): RegistryDocument {
  if (app === hostApp) {
    const lastGood = keepsLastGood ? registry.host.version || null : null
    return { ...registry, host: { version: release, lastGood } }
  }
  const manifest = readReleaseManifest(site, app, release)
  const live = registryRelease(site, app, release, manifest)
  const lastGood = keepsLastGood ? (registry.remotes[app]?.live ?? null) : null
  // Every page carries the registry: what only one file needs is not in it.
  const routes = manifest.routes.map(
    ({ structuredData: _data, searchTexts: _texts, ...route }) => route,
  )
  const remotes = { ...registry.remotes, [app]: { live, lastGood, routes } }
  return { ...registry, remotes: Object.fromEntries(Object.entries(remotes).toSorted()) }
}
