import type { RegistryDocument } from '../../shared/contract/federation/registry-document'
import { readRegistryFile } from '../site/registry/registry-file'
import { storedSettings, type StoredSettings } from '../site/registry/stored-settings'
import { extendedLog, releaseLogFile, type LogEntry } from '../site/files/release-log'
import { applyChanges, differing, differingTexts, isDirty } from '../site/files/site-changes'
import { inSiteTransaction } from '../site/files/site-transaction'
import type { PlannedChange } from '../workspace/hooks'
import { begunParts, endedParts, takenAgain } from './reconcile-parts'
import { orderedChanges, renderedPages, settingsFiles } from './reconcile-steps'

interface Switch extends Partial<Omit<PlannedChange, 'registry' | 'settings'>> {
  /** The apps of its entries are those that the change is about, unless it names others. */
  log?: readonly LogEntry[]
  /** Absent: they stay as they are. */
  settings?: StoredSettings
}

/**
 * Makes the site follow a registry. Every other file follows from the registry, so the next run repairs
 * what an interrupted one has left. Where the site follows `before`, only documents that may differ are
 * rendered, unless an earlier run was interrupted.
 * @returns the files that were written or removed.
 * @throws UserError where an extension refuses the change.
 */
export async function reconcileSite(
  site: string,
  registry: RegistryDocument,
  { log = [], settings = storedSettings(site), ...options }: Switch = {},
): Promise<string[]> {
  const apps = log.map(({ app }) => app)
  const change = { apps, files: new Map(), ...options, registry, settings }
  const parts = await begunParts(site, change)
  const stored = differing(site, new Map([...settingsFiles(settings), ...change.files]))
  const isWhole = isDirty(site) || stored.size > 0
  const pages = renderedPages(site, change, parts.apps, isWhole)
  const texts = await differingTexts(site, pages, parts.takes)
  const end = endedParts(parts)
  const logged = log.length > 0 ? [[releaseLogFile, extendedLog(site, log)] as const] : []
  const changes = await orderedChanges(site, end.registry ?? registry, settings, texts, [
    ...end.writes,
    ...stored,
    ...logged,
  ])
  const removals = [...changes.removals, ...end.removals]
  applyChanges(site, { ...changes, removals })
  for (const warning of end.warnings) console.warn(`warning: ${warning}`)
  return [...changes.writes.keys(), ...removals]
}

/** Completes an interrupted change, with the rights of that app's team. */
export async function completeChange(site: string, app: string): Promise<void> {
  if (!isDirty(site)) return
  await inSiteTransaction(site, () => reconcileSite(site, readRegistryFile(site), { apps: [app] }))
}

/** Writes the files of those apps again, and those that belong to no app. */
export async function renderAgain(site: string, apps: readonly string[]) {
  const change = { registry: readRegistryFile(site), settings: storedSettings(site) }
  const pages = renderedPages(site, { ...change, before: change.registry }, apps, false)
  const texts = await differingTexts(site, pages, await takenAgain(site, change.registry))
  applyChanges(site, await orderedChanges(site, change.registry, change.settings, texts))
}
