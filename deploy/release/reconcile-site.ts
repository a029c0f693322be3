import type { RegistryDocument } from '../../shared/federation/registry-document'
import { hostFiles } from './host-files'
import { registryFile, registryText } from '../registry/registry-file'
import {
  applyChanges,
  differing,
  differingTexts,
  isDirty,
  type SiteChanges,
} from '../site-files/site-changes'
import { storedDocuments, withCopies } from '../site-files/site-documents'
import { documentFiles, sitePages } from '../documents/site-pages'
import { appsToRender } from '../documents/apps-to-render'

/**
 * Lets the site stand as a registry says. The registry is the one truth and everything else follows
 * from it, so that whoever runs next mends what an interrupted release has left undone.
 * @param before the registry that the site stood by: only documents that may differ are rendered,
 * unless an earlier run was interrupted. Absent: all of them are.
 * @returns the files that were written or removed.
 */
export async function reconcileSite(
  site: string,
  registry: RegistryDocument,
  before?: RegistryDocument,
): Promise<string[]> {
  const change = await plannedChanges(site, registry, isDirty(site) ? undefined : before)
  applyChanges(site, change)
  return [...change.writes.keys(), ...change.removals]
}

/** Files of the host before the pages that name them, the registry before the pages it lists. */
async function plannedChanges(
  site: string,
  registry: RegistryDocument,
  before: RegistryDocument | undefined,
): Promise<SiteChanges> {
  const pages = sitePages(site, registry, appsToRender(site, registry, before))
  const { version } = registry.host
  const writes = new Map([
    ...(version === '' ? [] : differing(site, hostFiles(site, version))),
    ...(await differingTexts(site, [{ file: registryFile, text: registryText(registry) }])),
    ...(await differingTexts(site, pages)),
  ])
  const wanted = documentFiles(registry)
  const removals = storedDocuments(site).filter((file) => !wanted.has(file))
  return { writes, removals: removals.flatMap(withCopies) }
}
