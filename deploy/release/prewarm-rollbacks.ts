import type { RegistryDocument } from '../../shared/contract/federation/registry-document'
import { UserError } from '../workspace/errors/user-error'
import { hostApp } from '../workspace/folders'
import { appsToRender } from '../site/documents/apps-to-render'
import { lastGoodRelease, registryAfterRollback } from '../site/registry/registry-releases'
import { siteSettings } from '../site/registry/site-settings'
import { storedSettings } from '../site/registry/stored-settings'
import { sitePages } from '../site/documents/site-pages'
import { withCompressedCopies } from '../site/files/compressed-texts'

/**
 * Renders and compresses into the cache what a rollback of any app would write. A rollback is urgent;
 * work after a release is not.
 */
export async function prewarmRollbacks(site: string, registry: RegistryDocument) {
  for (const app of [hostApp, ...Object.keys(registry.remotes)]) {
    const lastGood = lastGoodRelease(registry, app)
    if (lastGood) await prewarmRollback(site, registry, app, lastGood)
  }
}

async function prewarmRollback(
  site: string,
  registry: RegistryDocument,
  app: string,
  release: string,
) {
  try {
    const settings = siteSettings(storedSettings(site))
    const back = registryAfterRollback(site, registry, app, release)
    const pages = sitePages(site, back, settings, appsToRender(back, registry))
    await withCompressedCopies(pages, ({ cache }) => cache !== undefined)
  } catch (error) {
    // Only that rollback is affected, and it will report the error itself.
    if (!(error instanceof UserError)) throw error
  }
}
