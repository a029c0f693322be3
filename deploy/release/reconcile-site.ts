import type { RegistryDocument } from '../../shared/federation/registry-document'
import { appsToRender } from '../documents/apps-to-render'
import { documentFiles, sitePages } from '../documents/site-pages'
import { registryFile, registryText } from '../registry/registry-file'
import { settingsFile, settingsText } from '../registry/site-settings'
import { extendedLog, releaseLogFile, type LogEntry } from '../site-files/release-log'
import {
  applyChanges,
  differing,
  differingTexts,
  isDirty,
  type SiteChanges,
} from '../site-files/site-changes'
import { storedDocuments, withCopies } from '../site-files/site-documents'
import { hostFiles } from './host-files'

interface Switch {
  /**
   * The registry that the site follows now: only documents that may differ are rendered, unless an
   * earlier run was interrupted. Absent: all of them are.
   */
  before?: RegistryDocument
  log?: readonly LogEntry[]
}

/**
 * Makes the site follow a registry. Every other file follows from the registry, so the next run
 * repairs what an interrupted one has left.
 * @returns the files that were written or removed.
 */
export async function reconcileSite(
  site: string,
  registry: RegistryDocument,
  { before, log = [] }: Switch = {},
): Promise<string[]> {
  const changes = await plannedChanges(site, registry, isDirty(site) ? undefined : before, log)
  applyChanges(site, changes)
  return [...changes.writes.keys(), ...changes.removals]
}

/** Files of the host come before the pages that name them, the registry before the pages it lists. */
async function plannedChanges(
  site: string,
  registry: RegistryDocument,
  before: RegistryDocument | undefined,
  log: readonly LogEntry[],
): Promise<SiteChanges> {
  const pages = sitePages(site, registry, appsToRender(site, registry, before))
  const { version } = registry.host
  const toolFiles = new Map([
    [settingsFile, Buffer.from(settingsText())],
    ...(log.length > 0 ? [[releaseLogFile, extendedLog(site, log)] as const] : []),
  ])
  const writes = new Map([
    ...(version === '' ? [] : differing(site, hostFiles(site, version))),
    ...(await differingTexts(site, [{ file: registryFile, text: registryText(registry) }])),
    ...(await differingTexts(site, pages)),
    ...differing(site, toolFiles),
  ])
  const wanted = documentFiles(registry)
  const removals = storedDocuments(site).filter((file) => !wanted.has(file))
  return { writes, removals: removals.flatMap(withCopies) }
}
