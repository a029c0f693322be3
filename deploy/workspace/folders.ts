import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { isBucket, sitePlace } from './site-place'
import { UserError } from './errors/user-error'

/** Whether this is the kit, installed in a remote's own repository; its build sets the variable. */
export const isKit = process.env['FIVEFOLD_KIT'] === 'installed'

/** The folder of this workspace, or of the remote's repository. */
export const workspaceFolder = isKit
  ? process.cwd()
  : path.resolve(fileURLToPath(import.meta.url), '../../..')

export const hostApp = 'host'

/**
 * The folder of the released site: `$SITE` or `$SITE_DIR`, else the git-ignored `.site`.
 * @throws UserError where the site is in a bucket, and in a remote's own repository, which has no site,
 * without `$SITE`.
 */
export function siteFolder(): string {
  const named = sitePlace()
  if (isKit && !named) {
    throw new UserError('Set SITE to the place of the site: the folder or bucket of registry.json.')
  }
  if (isBucket(named)) {
    throw new UserError(`This needs a site in a folder, and SITE is ${named}.`)
  }
  return namedFolder()
}

/** Like `siteFolder`, without its checks. */
export const namedFolder = () => path.resolve(workspaceFolder, sitePlace() || '.site')

/** The app's folder: the host's is `host`, a remote's `remote-` and its name, or its repository. */
export const appFolder = (app: string) =>
  isKit ? workspaceFolder : path.join(workspaceFolder, app === hostApp ? hostApp : `remote-${app}`)

/** The file with an app's version, as the user of a command names it. */
export const packageFile = (app: string) =>
  path.relative(workspaceFolder, path.join(appFolder(app), 'package.json'))

export const buildFolder = (app: string) => path.join(appFolder(app), 'dist')
