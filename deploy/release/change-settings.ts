import { readRegistryFile } from '../site/registry/registry-file'
import { registryAtOrigins } from '../site/registry/registry-releases'
import { siteSettings } from '../site/registry/site-settings'
import { settingsIn, storedSettings, type StoredSettings } from '../site/registry/stored-settings'
import { logEntryOf } from '../site/files/release-log'
import { inSiteTransaction } from '../site/files/site-transaction'
import { hostApp } from '../workspace/folders'
import { reconcileSite } from './reconcile-site'

/**
 * Changes settings of the site, and with them all its pages. The entries of remotes move to the origins
 * that the settings name.
 * @param changes an empty value removes a setting.
 * @throws UserError when an origin is not one.
 */
export function changeSettings(site: string, changes: StoredSettings): Promise<string[]> {
  return inSiteTransaction(site, () => {
    const settings = settingsIn({ ...storedSettings(site, {}), ...changes })
    siteSettings(settings)
    return reconcileSite(site, registryAtOrigins(readRegistryFile(site), settings), {
      settings,
      log: [logEntryOf('settings', hostApp, {})],
    })
  })
}
