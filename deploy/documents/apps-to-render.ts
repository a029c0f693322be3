import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import type { RegistryDocument } from '../../shared/federation/registry-document'
import { scriptJson } from './escape-html'
import { pageRegistry } from '../registry/page-registry'
import { notFoundFile } from './site-pages'
import { siteSettings } from '../registry/site-settings'

/**
 * Remotes whose documents may differ from those that stand in the site: all of them with another
 * host or other settings, else those whose own part of the registry is another.
 */
export function appsToRender(site: string, registry: RegistryDocument, before?: RegistryDocument) {
  const apps = Object.keys(registry.remotes)
  if (before === undefined || before.host.version !== registry.host.version) return apps
  if (!standsWithSettings(site)) return apps
  const part = (of: RegistryDocument, app: string) => JSON.stringify(pageRegistry(of, app))
  return apps.filter((app) => part(before, app) !== part(registry, app))
}

/** Every run writes the not-found document, so it carries the settings of the last one. */
function standsWithSettings(site: string) {
  const file = path.join(site, notFoundFile)
  return existsSync(file) && readFileSync(file, 'utf8').includes(scriptJson(siteSettings()))
}
