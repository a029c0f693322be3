import { differing, differingTexts, applyChange, type SiteChange } from './site-change'
import { hostFiles } from './host-files'
import { registryFile, registryText, type RegistryFile } from './registry-file'
import { standingDocuments, withCopies } from './site-documents'
import { sitePages } from './site-pages'

/**
 * Lets the site stand as a registry says. The registry is the one truth and everything else follows
 * from it, so that whoever runs next mends what an interrupted release has left undone.
 * @returns the files that were written or removed.
 */
export async function settleSite(site: string, registry: RegistryFile): Promise<string[]> {
  const change = await plannedChange(site, registry)
  applyChange(site, change)
  return [...change.writes.keys(), ...change.removals]
}

/** Files of the host before the pages that name them, the registry before the pages it lists. */
async function plannedChange(site: string, registry: RegistryFile): Promise<SiteChange> {
  const pages = await sitePages(site, registry)
  const { version } = registry.host
  const writes = new Map([
    ...(version === '' ? [] : differing(site, hostFiles(site, version))),
    ...(await differingTexts(site, new Map([[registryFile, registryText(registry)]]))),
    ...(await differingTexts(site, pages)),
  ])
  const removals = standingDocuments(site).filter((file) => !pages.has(file))
  return { writes, removals: removals.flatMap(withCopies) }
}
