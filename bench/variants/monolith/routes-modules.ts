import path from 'node:path'
import { appFolder } from '../../../deploy/workspace/folders'
import { remoteNames } from '../remote-names'

/** The module that each remote exposes, which the one application imports itself. */
export const routesModules = () =>
  Object.fromEntries(
    remoteNames().map((remote) => [remote, path.join(appFolder(remote), 'src/routes.ts')]),
  )
