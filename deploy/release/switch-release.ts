import { hostApp } from '../workspace'
import { readPublished } from './published-release'
import { writeRegistryFile, type RegistryFile } from './registry-file'
import { releaseAddress, releaseFolder } from './release-files'
import { placeHostFiles, writePages } from './site-pages'

/**
 * Points the site to a release that stands in its folder: registry and pages, by atomic renames.
 * The release that was live becomes the last good one.
 */
export function switchRelease(site: string, registry: RegistryFile, app: string, release: string) {
  const next = registryWith(site, registry, app, release)
  if (app === hostApp) placeHostFiles(site, release)
  writeRegistryFile(site, next)
  writePages(site, next)
}

export const liveRelease = (registry: RegistryFile, app: string) =>
  app === hostApp ? registry.host.version : (registry.remotes[app]?.live.version ?? '')

export const lastGoodRelease = (registry: RegistryFile, app: string) =>
  app === hostApp ? registry.host.lastGood : (registry.remotes[app]?.lastGood?.version ?? null)

function registryWith(
  site: string,
  registry: RegistryFile,
  app: string,
  release: string,
): RegistryFile {
  if (app === hostApp) {
    return { ...registry, host: { version: release, lastGood: registry.host.version || null } }
  }
  const { entry, routes } = readPublished(releaseFolder(site, app, release))
  const live = { version: release, entry: `${releaseAddress(app, release)}/${entry}` }
  const lastGood = registry.remotes[app]?.live ?? null
  // Only the page itself needs its structured data; every page carries the registry.
  const listed = routes.map(({ structuredData: _ownPageOnly, ...route }) => route)
  const remotes = { ...registry.remotes, [app]: { live, lastGood, routes: listed } }
  return { ...registry, remotes: Object.fromEntries(Object.entries(remotes).toSorted()) }
}
