import { existsSync, readdirSync } from 'node:fs'
import { inside } from '../names/inside'
import { searchFileOf } from '../../shared/features/search/search-section'
import type { RegistryDocument } from '../../shared/contract/federation/registry-document'
import { appsToRender } from '../site/documents/apps-to-render'
import { sitePages } from '../site/documents/site-pages'
import { documentFiles, isSignedFile } from '../site/registry/document-files'
import { registryFile, registryText } from '../site/registry/registry-file'
import { siteSettings } from '../site/registry/site-settings'
import { settingsFile, settingsText, type StoredSettings } from '../site/registry/stored-settings'
import { differing, differingTexts, type SiteChanges } from '../site/files/site-changes'
import { storedDocuments, withCopies } from '../site/files/site-documents'
import { addedFiles, type PlannedChange } from '../workspace/hooks'
import { hostFiles } from './host-files'

export const settingsFiles = (settings: StoredSettings) =>
  new Map([[settingsFile, Buffer.from(settingsText(settings))]])

/**
 * The documents that may differ from those in the site.
 * @param more apps whose documents are rendered in any case.
 * @param isWhole whether all documents may differ.
 */
export function renderedPages(
  site: string,
  { before, registry, settings }: Pick<PlannedChange, 'before' | 'registry' | 'settings'>,
  more: readonly string[],
  isWhole: boolean,
) {
  const apps = [...appsToRender(registry, isWhole ? undefined : before), ...more]
  return sitePages(site, registry, siteSettings(settings), [...new Set(apps)])
}

/**
 * Files of the host come before the pages that name them, what was signed before the registry that names
 * it, and the registry before the pages it lists.
 */
export async function orderedChanges(
  site: string,
  registry: RegistryDocument,
  settings: StoredSettings,
  pages: ReadonlyMap<string, Buffer>,
  toolFiles: readonly (readonly [string, Buffer])[] = [],
): Promise<SiteChanges> {
  const { version } = registry.host
  const wanted = documentFiles(registry)
  const isBefore = (file: string) => wanted.has(file) && isSignedFile(file)
  const tools = [...differing(site, new Map(toolFiles))]
  const writes = new Map([
    ...(version === '' ? [] : differing(site, hostFiles(site, version))),
    ...tools.filter(([file]) => isBefore(file)),
    ...(await differingTexts(site, [{ file: registryFile, text: registryText(registry) }])),
    ...pages,
    ...differing(site, buffersOf(addedFiles(registry, settings))),
    ...tools.filter(([file]) => !isBefore(file)),
  ])
  const removals = unwantedFiles(site, Object.keys(registry.damaged ?? {}))
  return { writes, removals: removals.filter((file) => !wanted.has(file)).flatMap(withCopies) }
}

const buffersOf = (texts: Readonly<Record<string, string>>) =>
  new Map(Object.entries(texts).map(([file, text]) => [file, Buffer.from(text)]))

/** Files that a registry may list, and this one may not. @param unknown remotes whose files stay. */
const unwantedFiles = (site: string, unknown: readonly string[]) => [
  ...storedDocuments(site, unknown),
  ...filesBelow(site, 'signed').filter(isSignedFile),
  ...filesBelow(site, 'search').filter((file) => isSearchFile(file, unknown)),
]

const filesBelow = (site: string, folder: string) =>
  existsSync(inside(site, folder))
    ? readdirSync(inside(site, folder), { withFileTypes: true })
        .filter((entry) => !entry.isDirectory())
        .map(({ name }) => `${folder}/${name}`)
    : []

/** Whether a file is an app's file for the search; the folder may also hold the search page. */
const isSearchFile = (file: string, left: readonly string[]) =>
  file.endsWith('.json') && !left.some((app) => searchFileOf(app) === `/${file}`)
