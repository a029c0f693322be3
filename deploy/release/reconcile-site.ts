import { existsSync, readdirSync } from 'node:fs'
import { inside } from '../names/inside'
import { readText } from '../names/limits'
import { searchFileOf } from '../../shared/features/search/search-section'
import type { RegistryDocument } from '../../shared/contract/federation/registry-document'
import { appsToRender } from '../site/documents/apps-to-render'
import { documentFiles } from '../site/registry/document-files'
import {
  isExpired,
  isSecurityText,
  securityFile,
  securityText,
} from '../site/documents/security-text'
import { sitePages } from '../site/documents/site-pages'
import { readRegistryFile, registryFile, registryText } from '../site/registry/registry-file'
import { siteSettings } from '../site/registry/site-settings'
import {
  settingsFile,
  settingsText,
  storedSettings,
  type StoredSettings,
} from '../site/registry/stored-settings'
import { extendedLog, releaseLogFile, type LogEntry } from '../site/files/release-log'
import {
  applyChanges,
  differing,
  differingTexts,
  isDirty,
  type SiteChanges,
} from '../site/files/site-changes'
import { storedDocuments, withCopies } from '../site/files/site-documents'
import { inSiteTransaction } from '../site/files/site-transaction'
import { viewerRequest, viewerRequestFile } from '../serve/cdn/viewer-request'
import { nginxRedirects, redirectsFile } from '../serve/cdn/nginx-redirects'
import { hostFiles } from './host-files'
import { isStateFile } from '../site/keys/signed-state'
import { siteSigning, signedTexts, type SigningOptions } from './signing/site-signing'

interface Switch extends Partial<Omit<SigningOptions, 'settings'>> {
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
 * Makes the site follow a registry. Every other file follows from the registry, so the next run repairs
 * what an interrupted one has left. On a site with owners it signs what it writes. It changes
 * documents of others only if they have signed them.
 * @returns the files that were written or removed.
 * @throws UserError on a site with owners without their key.
 */
export async function reconcileSite(
  site: string,
  registry: RegistryDocument,
  { before, log = [], settings = storedSettings(site), files = new Map(), ...options }: Switch = {},
): Promise<string[]> {
  const apps = options.apps ?? log.map(({ app }) => app)
  const signing = siteSigning(site, registry, { ...options, apps, settings, files })
  const stored = differing(
    site,
    new Map([
      [settingsFile, Buffer.from(settingsText(settings))],
      ...securityFiles(settings),
      ...files,
    ]),
  )
  const follows = !isDirty(site) && stored.size === 0
  const rendered = appsToRender(registry, follows ? before : undefined)
  const own = (signing?.apps ?? []).filter((app) => Object.hasOwn(registry.remotes, app))
  const pages = sitePages(site, registry, siteSettings(settings), [
    ...new Set([...rendered, ...own]),
  ])
  const texts = await differingTexts(site, pages, signing?.takes)
  const signed = signing?.sign()
  const changes = await plannedChanges(site, signed?.registry ?? registry, texts, [
    ...(signed?.writes ?? []),
    ...stored,
    ...logFile(site, log),
  ])
  const removals = [...changes.removals, ...endedSecurityFile(site, settings)]
  applyChanges(site, { ...changes, removals })
  warnOfLeft(signing?.left ?? [])
  warnOfExpiry(settings)
  return [...changes.writes.keys(), ...removals]
}

/** Completes an interrupted change, with the rights of that app's team. */
export async function completeChange(site: string, app: string): Promise<void> {
  if (!isDirty(site)) return
  await inSiteTransaction(site, () => reconcileSite(site, readRegistryFile(site), { apps: [app] }))
}

/** Writes the files of those apps again, and those that belong to no app. */
export async function renderAgain(site: string, apps: readonly string[]) {
  const registry = readRegistryFile(site)
  const pages = sitePages(site, registry, siteSettings(storedSettings(site)), apps)
  const texts = await differingTexts(site, pages, signedTexts(site, registry))
  applyChanges(site, await plannedChanges(site, registry, texts))
}

/**
 * Files of the host come before the pages that name them, what was signed before the registry that names
 * it, and the registry before the pages it lists.
 */
async function plannedChanges(
  site: string,
  registry: RegistryDocument,
  pages: ReadonlyMap<string, Buffer>,
  toolFiles: readonly (readonly [string, Buffer])[] = [],
): Promise<SiteChanges> {
  const { version } = registry.host
  const wanted = documentFiles(registry)
  const isState = (file: string) => wanted.has(file) && isStateFile(file)
  const tools = differing(site, new Map(toolFiles))
  const writes = new Map([
    ...(version === '' ? [] : differing(site, hostFiles(site, version))),
    ...[...tools].filter(([file]) => isState(file)),
    ...(await differingTexts(site, [{ file: registryFile, text: registryText(registry) }])),
    ...pages,
    ...differing(site, serverFiles(registry)),
    ...[...tools].filter(([file]) => !isState(file)),
  ])
  const unknown = Object.keys(registry.damaged ?? {})
  const removals = [
    ...storedDocuments(site, unknown),
    ...filesBelow(site, 'signed').filter(isStateFile),
    ...filesBelow(site, 'search').filter((file) => isSearchFile(file, unknown)),
  ]
  return { writes, removals: removals.filter((file) => !wanted.has(file)).flatMap(withCopies) }
}

/** A CDN and nginx read these for their addresses. */
const serverFiles = (registry: RegistryDocument) =>
  new Map([
    [viewerRequestFile, Buffer.from(viewerRequest(registry))],
    [redirectsFile, Buffer.from(nginxRedirects(registry))],
  ])

function securityFiles(settings: StoredSettings) {
  const text = securityText(settings)
  return text === undefined ? [] : [[securityFile, Buffer.from(text)] as const]
}

/** Removes the tool's own file only: a site without the setting may have another one in its place. */
function endedSecurityFile(site: string, settings: StoredSettings) {
  if (settings.SECURITY_CONTACT !== undefined) return []
  const file = inside(site, securityFile)
  const had = existsSync(inside(site, settingsFile)) && storedSettings(site, {}).SECURITY_CONTACT
  // A change that was interrupted has ended the setting and left the file.
  return had || (existsSync(file) && isSecurityText(readText(file))) ? [securityFile] : []
}

function warnOfExpiry(settings: StoredSettings) {
  if (!isExpired(settings, new Date())) return
  console.warn(
    `warning: ${securityFile} has expired. Set the next day with \`pnpm settings SECURITY_EXPIRES=…\`.`,
  )
}

const logFile = (site: string, log: readonly LogEntry[]) =>
  log.length > 0 ? [[releaseLogFile, extendedLog(site, log)] as const] : []

const filesBelow = (site: string, folder: string) =>
  existsSync(inside(site, folder))
    ? readdirSync(inside(site, folder), { withFileTypes: true })
        .filter((entry) => !entry.isDirectory())
        .map(({ name }) => `${folder}/${name}`)
    : []

/**
 * Whether a file is an app's file for the search; the folder may also hold the search page.
 * @param left remotes whose files stay.
 */
const isSearchFile = (file: string, left: readonly string[]) =>
  file.endsWith('.json') && !left.some((app) => searchFileOf(app) === `/${file}`)

function warnOfLeft(files: readonly string[]) {
  if (files.length === 0) return
  console.warn(
    `warning: ${files.join(', ')} would change now and belongs to another team. It changes with the ` +
      'next command of that team or the host’s.',
  )
}
