import { existsSync } from 'node:fs'
import { inside } from '../../deploy/names/inside'
import { readText } from '../../deploy/names/limits'
import { settingsFile, storedSettings } from '../../deploy/site/registry/stored-settings'
import type { Extension, PlannedChange } from '../../deploy/workspace/hooks'
import { isExpired, isSecurityText, securityFile, securityText } from './security-text'

/** `.well-known/security.txt`, which says where to report a weakness. */
export const securityTxt: Extension = {
  reconcile: {
    files(_registry, settings) {
      const text = securityText(settings)
      return text === undefined ? {} : { [securityFile]: text }
    },
    async begin(site, { settings }) {
      securityText(settings)
      const removals = endedFile(site, settings)
      const warnings = isExpired(settings, new Date())
        ? [
            `${securityFile} has expired. Set the next day with \`pnpm settings SECURITY_EXPIRES=…\`.`,
          ]
        : []
      return { end: () => ({ removals, warnings }) }
    },
  },
}

/** Removes the tool's own file only: a site without the setting may have another one in its place. */
function endedFile(site: string, settings: PlannedChange['settings']) {
  if (settings['SECURITY_CONTACT'] !== undefined) return []
  const file = inside(site, securityFile)
  const had = existsSync(inside(site, settingsFile)) && storedSettings(site, {}).SECURITY_CONTACT
  // A change that was interrupted has ended the setting and left the file.
  return had || (existsSync(file) && isSecurityText(readText(file))) ? [securityFile] : []
}
