import type { RegistryDocument } from '../../../shared/contract/federation/registry-document'
import { pageRegistry } from '../registry/page-registry'
import { guardedPaths } from './speculation-rules'

/**
 * Remotes whose documents may differ from those in the site: all remotes after a change of the host or of
 * the guarded paths, otherwise those with another part of the registry.
 */
export function appsToRender(registry: RegistryDocument, before?: RegistryDocument) {
  const apps = Object.keys(registry.remotes)
  if (before === undefined || before.host.version !== registry.host.version) return apps
  if (guardedPaths(before).join() !== guardedPaths(registry).join()) return apps
  const part = (of: RegistryDocument, app: string) => JSON.stringify(pageRegistry(of, app))
  return apps.filter((app) => part(before, app) !== part(registry, app))
}
