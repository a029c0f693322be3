import { readRegistryFile } from '../../site/registry/registry-file'
import { storedSettings } from '../../site/registry/stored-settings'
import { siteFolder } from '../../workspace/folders'
import { UserError } from '../../workspace/errors/user-error'
import { asTyped } from '../../workspace/as-typed'

/**
 * The site's folder, for commands that need a site. Says which entries of its registry cannot be used.
 * @throws UserError when there is no site in it.
 */
export function siteInFolder(site = siteFolder()): string {
  const { host, damaged = {} } = readRegistryFile(site)
  if (host.version === '') {
    throw new UserError(
      `There is no site in ${site}: set SITE_DIR to the folder of one, or release the host there first ` +
        `with \`${asTyped('release host')}\`.`,
    )
  }
  for (const [app, { reason }] of Object.entries(damaged)) {
    console.warn(
      `warning: The entry of ${app} in the registry cannot be used (${reason}). Its pages stay as they ` +
        `are; a release, a rollback or \`${asTyped(`retire ${app}`)}\` replaces it.`,
    )
  }
  return site
}

/**
 * The site's folder, for commands that write pages.
 * @throws UserError when there is no site in it, or the environment has other settings.
 */
export function siteToChange(folder = siteFolder()): string {
  const site = siteInFolder(folder)
  storedSettings(site)
  return site
}
