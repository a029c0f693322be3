import { settingNames, storedSettings, type StoredSettings } from '../site/registry/stored-settings'
import { changeSettings } from '../release/change-settings'
import { atSite, atSiteToChange } from './site/at-site'

/** `settings [NAME=value...]`: changes the site's settings, all pages with them, and lists them. */
export async function settings(changes: StoredSettings = {}) {
  if (Object.keys(changes).length > 0) {
    await atSiteToChange({}, (site) => changeSettings(site, changes))
  }
  const stored = await atSite({}, (site) => storedSettings(site, {}))
  console.info(settingNames.map((name) => `${name}=${stored[name] ?? ''}`).join('\n'))
}
