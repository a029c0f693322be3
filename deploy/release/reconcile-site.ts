import type { RegistryDocument } from '../../shared/federation/registry-document'
import { appsToRender } from '../documents/apps-to-render'
import { documentFiles, sitePages } from '../documents/site-pages'
import { readRegistryFile, registryFile, registryText } from '../registry/registry-file'
import { siteSettings } from '../registry/site-settings'
import {
  settingsFile,
  settingsText,
  storedSettings,
  type StoredSettings,
} from '../registry/stored-settings'
import { extendedLog, releaseLogFile, type LogEntry } from '../site-files/release-log'
import {
  applyChanges,
  differing,
  differingTexts,
  isDirty,
  type SiteChanges,
} from '../site-files/site-changes'
import type { SiteTexts } from '../site-files/compressed-texts'
import { storedDocuments, withCopies } from '../site-files/site-documents'
import { viewerRequest, viewerRequestFile } from '../cdn/viewer-request'
import { nginxRedirects, redirectsFile } from '../nginx/redirects'
import { hostFiles } from './host-files'

interface Switch {
  /**
   * The registry that the site follows now: only documents that may differ are rendered, unless an
   * earlier run was interrupted. Absent: all of them are.
   */
  before?: RegistryDocument
  log?: readonly LogEntry[]
  /** Absent: they stay as they are. */
  settings?: StoredSettings
}

/**
 * Makes the site follow a registry. Every other file follows from the registry, so the next run
 * repairs what an interrupted one has left.
 * @returns the files that were written or removed.
 */
export async function reconcileSite(
  site: string,
  registry: RegistryDocument,
  { before, log = [], settings = storedSettings(site) }: Switch = {},
): Promise<string[]> {
  const stored = differing(site, new Map([[settingsFile, Buffer.from(settingsText(settings))]]))
  const follows = !isDirty(site) && stored.size === 0
  const pages = sitePages(
    site,
    registry,
    siteSettings(settings),
    appsToRender(registry, follows ? before : undefined),
  )
  const changes = await plannedChanges(site, registry, pages, [...stored, ...logFile(site, log)])
  applyChanges(site, changes)
  return [...changes.writes.keys(), ...changes.removals]
}

/** Writes again what follows from the registry of those apps, and of no app. */
export async function renderAgain(site: string, apps: readonly string[]) {
  const registry = readRegistryFile(site)
  const pages = sitePages(site, registry, siteSettings(storedSettings(site)), apps)
  applyChanges(site, await plannedChanges(site, registry, pages))
}

/** Files of the host come before the pages that name them, the registry before the pages it lists. */
async function plannedChanges(
  site: string,
  registry: RegistryDocument,
  pages: SiteTexts,
  toolFiles: readonly (readonly [string, Buffer])[] = [],
): Promise<SiteChanges> {
  const { version } = registry.host
  const writes = new Map([
    ...(version === '' ? [] : differing(site, hostFiles(site, version))),
    ...(await differingTexts(site, [{ file: registryFile, text: registryText(registry) }])),
    ...(await differingTexts(site, pages)),
    ...differing(site, serverFiles(registry)),
    ...toolFiles,
  ])
  const wanted = documentFiles(registry)
  const unknown = Object.keys(registry.damaged ?? {})
  const removals = storedDocuments(site, unknown).filter((file) => !wanted.has(file))
  return { writes, removals: removals.flatMap(withCopies) }
}

/** What a CDN and nginx have to know about addresses. */
const serverFiles = (registry: RegistryDocument) =>
  new Map([
    [viewerRequestFile, Buffer.from(viewerRequest(registry))],
    [redirectsFile, Buffer.from(nginxRedirects(registry))],
  ])

const logFile = (site: string, log: readonly LogEntry[]) =>
  log.length > 0 ? [[releaseLogFile, extendedLog(site, log)] as const] : []
