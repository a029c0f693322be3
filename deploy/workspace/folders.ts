import path from 'node:path'
import { fileURLToPath } from 'node:url'

export const workspaceFolder = path.resolve(fileURLToPath(import.meta.url), '../../..')

export const hostApp = 'host'

/** The folder of the released site: `$SITE_DIR`, else the git-ignored `.site`. */
export const siteFolder = () => path.resolve(workspaceFolder, process.env['SITE_DIR'] || '.site')

/** The app's folder: the host's is `host`, a remote's `remote-` and its name. */
export const appFolder = (app: string) =>
  path.join(workspaceFolder, app === hostApp ? hostApp : `remote-${app}`)

export const buildFolder = (app: string) => path.join(appFolder(app), 'dist')
