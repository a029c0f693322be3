import { existsSync } from 'node:fs'
import * as v from 'valibot'
import type { RegistryDocument } from '../../../shared/contract/federation/registry-document'
import {
  routeEntry,
  type CanaryEntry,
  type ReleaseEntry,
  type RetiredPage,
} from '../../../shared/contract/federation/registry-schema'
import type { ReleaseManifest } from '../../../shared/contract/federation/release-manifest'
import { hostApp } from '../../workspace/folders'
import { drawingOf } from '../../workspace/hooks'
import { readReleaseManifest } from './read-manifest'
import { inOrderOfAddresses, placeOf } from '../files/page-file'
import { releaseAddress, releaseFolder, wholeRelease } from '../files/release-folders'
import { graphIntegrity, scriptGraph } from './script-graph'
import { originOf } from './site-settings'
import { storedSettings, type StoredSettings } from './stored-settings'

export const liveRelease = (registry: RegistryDocument, app: string) =>
  app === hostApp ? registry.host.version : (registry.remotes[app]?.live.version ?? '')

export const lastGoodRelease = (registry: RegistryDocument, app: string) =>
  app === hostApp
    ? registry.host.lastGood
    : (registry.remotes[app]?.lastGood?.version ?? retiredRelease(registry, app))

const retiredRelease = ({ retired = [] }: RegistryDocument, app: string) =>
  retired.find(({ remote }) => remote === app)?.release ?? null

type Switch = [site: string, registry: RegistryDocument, app: string, release: string]

/** The registry after a release: the release that was live becomes the last good one. */
export const registryAfterRelease = (...to: Switch) => withLive(true, ...to)

/** The registry after a rollback: the release that was live is not good, and pages must not fall back to it. */
export const registryAfterRollback = (...to: Switch) => withLive(false, ...to)

/**
 * A stored release as the registry lists it for a release of the host: by its entry, or by one with mounted
 * pages.
 */
export function registryRelease(
  site: string,
  host: string,
  app: string,
  release: string,
  manifest: ReleaseManifest,
): ReleaseEntry {
  const folder = wholeRelease(site, app, release)
  const address = `${originOf(app, storedSettings(site))}${releaseAddress(app, release)}`
  const drawing = drawingOf(manifest, contractOf(site, host))
  if (drawing !== undefined && 'entry' in drawing) {
    const { entry, files } = drawing
    const pages = Object.entries(manifest.pages ?? {}).map(([path, own]): [string, string[]] => [
      path,
      [...own, entry, ...files],
    ])
    const graph = scriptGraph(folder, { ...manifest, pages: Object.fromEntries(pages) })
    return { version: release, entry: `${address}/${entry}`, graph }
  }
  const integrity = graphIntegrity(folder)
  return {
    version: release,
    entry: `${address}/${manifest.entry}`,
    graph: scriptGraph(folder, manifest),
    ...(integrity !== undefined && { graphIntegrity: integrity }),
  }
}

/** `undefined` for a release whose pages cannot be drawn on the site of that host. */
function entryBeside(site: string, host: string, app: string, release: ReleaseEntry) {
  const { version } = release
  if (!existsSync(releaseFolder(site, app, version))) return release
  const manifest = readReleaseManifest(site, app, version)
  const drawing = drawingOf(manifest, contractOf(site, host))
  if (drawing === undefined && !isMounted(release, manifest)) return release
  if (drawing !== undefined && 'remedy' in drawing) return undefined
  return registryRelease(site, host, app, version, manifest)
}

/** Whether the registry lists a release by an entry with mounted pages, not by its own. */
export const isMounted = ({ entry }: ReleaseEntry, release: Pick<ReleaseManifest, 'entry'>) =>
  !entry.endsWith(`/${release.entry}`)

const audienceOf = ({ percentage, cohort }: CanaryEntry) => ({
  percentage,
  ...(cohort !== undefined && { cohort }),
})

const contractOf = (site: string, host: string) =>
  host === '' ? undefined : readReleaseManifest(site, hostApp, host).contract

/** The registry with those entries of its releases that fit a host. */
function besideHost(site: string, registry: RegistryDocument): RegistryDocument {
  const host = registry.host.version
  const remotes = Object.entries(registry.remotes).map(([app, remote]) => {
    const { live, canary, lastGood } = remote
    const fitted = (release: ReleaseEntry) => entryBeside(site, host, app, release)
    const entries = {
      live: fitted(live) ?? live,
      ...(canary && { canary: { ...audienceOf(canary), ...(fitted(canary) ?? canary) } }),
      lastGood: (lastGood && fitted(lastGood)) ?? null,
    }
    return [app, { ...remote, ...entries }] as const
  })
  return { ...registry, remotes: Object.fromEntries(remotes) }
}

function withLive(
  keepsLastGood: boolean,
  ...[site, registry, app, release]: Switch
): RegistryDocument {
  if (app === hostApp) {
    const lastGood = keepsLastGood ? registry.host.version || null : null
    return besideHost(site, { ...registry, host: { version: release, lastGood } })
  }
  const manifest = readReleaseManifest(site, app, release)
  const live = registryRelease(site, registry.host.version, app, release, manifest)
  const lastGood = keepsLastGood ? (registry.remotes[app]?.live ?? null) : null
  // Every page contains the registry, so it leaves out fields that only one file needs or nobody reads.
  const routes = v.parse(v.array(routeEntry), manifest.routes)
  const remotes = { ...registry.remotes, [app]: { live, lastGood, routes } }
  const { [app]: _repaired, ...damaged } = registry.damaged ?? {}
  return {
    ...registry,
    remotes: Object.fromEntries(Object.entries(remotes).toSorted()),
    ...retiredPages(registry, ({ remote, path }) => {
      return remote !== app && !routes.some((route) => placeOf(route) === placeOf({ path }))
    }),
    damaged,
  }
}

type Retired = NonNullable<RegistryDocument['retired']>[number]

function retiredPages({ retired = [] }: RegistryDocument, stays: (page: Retired) => boolean) {
  return retired.length > 0 ? { retired: retired.filter(stays) } : {}
}

/** The registry without a remote, whose addresses lead elsewhere or say why they are gone. */
export function registryAfterRetirement(
  { remotes, damaged = {}, ...registry }: RegistryDocument,
  app: string,
  instead: Pick<RetiredPage, 'redirect' | 'text'>,
): RegistryDocument {
  const { [app]: gone, ...others } = remotes
  const { [app]: _entry, ...damages } = damaged
  const pages = (gone?.routes ?? []).map(({ path }) => {
    return { remote: app, release: gone?.live.version ?? '', path, ...instead }
  })
  const before = (registry.retired ?? []).filter(({ remote }) => remote !== app)
  return {
    ...registry,
    remotes: others,
    retired: inOrderOfAddresses([...before, ...pages]),
    damaged: damages,
  }
}

/** The registry with the entries of all releases on the origins that the settings name. */
export function registryAtOrigins(
  registry: RegistryDocument,
  settings: StoredSettings,
): RegistryDocument {
  const remotes = Object.entries(registry.remotes).map(([app, remote]) => {
    const moved = <Release extends ReleaseEntry>(release: Release): Release => ({
      ...release,
      entry: originOf(app, settings) + new URL(release.entry, 'http://site').pathname,
    })
    const { live, canary, lastGood } = remote
    const entries = {
      live: moved(live),
      ...(canary && { canary: moved(canary) }),
      lastGood: lastGood && moved(lastGood),
    }
    return [app, { ...remote, ...entries }] as const
  })
  return { ...registry, remotes: Object.fromEntries(remotes) }
}
