import { settingNames, storedSettings, type StoredSettings } from '../registry/stored-settings'
import { changeSettings } from '../release/change-settings'
import { siteInFolder } from './site/site-in-folder'

/** `settings [NAME=value...]`: changes the site's settings, all pages with them, and lists them. */
export async function settings(changes: StoredSettings = {}) {
  const site = siteInFolder()
  if (Object.keys(changes).length > 0) await changeSettings(site, changes)
  const stored = storedSettings(site, {})
  console.info(settingNames.map((name) => `${name}=${stored[name] ?? ''}`).join('\n'))
}
