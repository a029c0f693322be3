import path from 'node:path'
import { listApps } from '../../deploy/workspace/apps'
import { hostApp } from '../../deploy/workspace/folders'
import { copyWorkspace } from '../../deploy/workspace/workspace-copy'
import { nextMajorIn } from './next-major'
import { keepBuilds, type Builds } from '../keep-builds'

/**
 * Builds every app with the React of this workspace, the remotes ready for a host of another, and with
 * the next major version.
 * @param folder for the builds.
 */
export function majorBuilds(folder: string): { now: Builds; next: Builds } {
  const copy = copyWorkspace()
  try {
    for (const app of listApps().filter((name) => name !== hostApp)) {
      copy.replace(
        `remote-${app}/package.json`,
        '"private": true,',
        '"private": true,\n  "ownReact": true,',
      )
    }
    const now = keepBuilds(copy.build(listApps()), path.join(folder, 'now'))
    const move = nextMajorIn(copy.folder)
    for (const app of listApps()) {
      move(folderOf(app))
      copy.replace(`${folderOf(app)}/package.json`, /"version": ".*"/, '"version": "2.0.0"')
      if (app !== hostApp) copy.replace(`remote-${app}/package.json`, '\n  "ownReact": true,', '')
    }
    return { now, next: keepBuilds(copy.build(listApps()), path.join(folder, 'next')) }
  } finally {
    copy.remove()
  }
}

const folderOf = (app: string) => (app === hostApp ? app : `remote-${app}`)
