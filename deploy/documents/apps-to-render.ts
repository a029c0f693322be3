import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import type { RegistryDocument } from '../../shared/federation/registry-document'
import { pageRegistry } from '../registry/page-registry'
import { settingsFile, settingsText } from '../registry/site-settings'
import { guardedPaths } from './speculation-rules'

/**
 * Remotes whose documents may differ from those in the site: all of them with another host, other
 * settings or other guarded paths, else those whose own part of the registry is another.
 */
export function appsToRender(site: string, registry: RegistryDocument, before?: RegistryDocument) {
  const apps = Object.keys(registry.remotes)
  if (before === undefined || before.host.version !== registry.host.version) return apps
  if (!isWrittenWithSettings(site)) return apps
  if (guardedPaths(before).join() !== guardedPaths(registry).join()) return apps
  const part = (of: RegistryDocument, app: string) => JSON.stringify(pageRegistry(of, app))
  return apps.filter((app) => part(before, app) !== part(registry, app))
}

function isWrittenWithSettings(site: string) {
  const file = path.join(site, settingsFile)
  return existsSync(file) && readFileSync(file, 'utf8') === settingsText()
}
