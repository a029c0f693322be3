import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { UserError } from './user-error'

/** Whether this is the kit, installed in a remote's own repository; its build sets the variable. */
export const isKit = process.env['FIVEFOLD_KIT'] === 'installed'

/** The folder of this workspace, or of the remote's repository. */
export const workspaceFolder = isKit
  ? process.cwd()
  : path.resolve(fileURLToPath(import.meta.url), '../../..')

export const hostApp = 'host'

/**
 * The folder of the released site: `$SITE_DIR`, else the git-ignored `.site`.
 * @throws UserError in a remote's own repository, which has no site, without `$SITE_DIR`.
 */
export function siteFolder(): string {
  const named = process.env['SITE_DIR']
  if (isKit && !named) {
    throw new UserError('Set SITE_DIR to the folder of the site: it holds registry.json.')
  }
  return path.resolve(workspaceFolder, named || '.site')
}

/** The app's folder: the host's is `host`, a remote's `remote-` and its name, or its repository. */
export const appFolder = (app: string) =>
  isKit ? workspaceFolder : path.join(workspaceFolder, app === hostApp ? hostApp : `remote-${app}`)

export const buildFolder = (app: string) => path.join(appFolder(app), 'dist')
