import path from 'node:path'
import { appFolder } from '../../../deploy/workspace/folders'
import { remoteNames } from '../remote-names'

/** The exposed module of each remote, which the monolith imports directly. */
export const routesModules = () =>
  Object.fromEntries(
    remoteNames().map((remote) => [remote, path.join(appFolder(remote), 'src/routes.ts')]),
  )
