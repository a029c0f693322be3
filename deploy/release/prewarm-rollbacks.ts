import type { RegistryDocument } from '../../shared/federation/registry-document'
import { UserError } from '../workspace/user-error'
import { hostApp } from '../workspace/folders'
import { appsToRender } from '../documents/apps-to-render'
import { lastGoodRelease, registryAfterRollback } from '../registry/registry-releases'
import { sitePages } from '../documents/site-pages'
import { withCompressedCopies } from '../site-files/compressed-texts'

/**
 * Renders and compresses what a rollback of any app would write, to be kept: a rollback is in a hurry,
 * and a release that has just gone live is not.
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
    const back = registryAfterRollback(site, registry, app, release)
    const pages = sitePages(site, back, appsToRender(site, back, registry))
    await withCompressedCopies(pages, ({ kept }) => kept !== undefined)
  } catch (error) {
    // The rollback itself will say so, if anybody ever wants it.
    if (!(error instanceof UserError)) throw error
  }
}
