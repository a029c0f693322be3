import { cpSync } from 'node:fs'
import path from 'node:path'
import { listApps } from '../../deploy/workspace/apps'
import { hostApp } from '../../deploy/workspace/folders'
import { copyWorkspace } from '../../deploy/workspace/workspace-copy'
import { nextMajorIn } from './next-major'

type Builds = Readonly<Record<string, string>>

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
    const now = kept(copy.build(listApps()), path.join(folder, 'now'))
    const move = nextMajorIn(copy.folder)
    for (const app of listApps()) {
      move(folderOf(app))
      copy.replace(`${folderOf(app)}/package.json`, /"version": ".*"/, '"version": "2.0.0"')
      if (app !== hostApp) copy.replace(`remote-${app}/package.json`, '\n  "ownReact": true,', '')
    }
    return { now, next: kept(copy.build(listApps()), path.join(folder, 'next')) }
  } finally {
    copy.remove()
  }
}

const folderOf = (app: string) => (app === hostApp ? app : `remote-${app}`)

function kept(builds: Builds, folder: string): Builds {
  return Object.fromEntries(
    Object.entries(builds).map(([app, build]) => {
      const place = path.join(folder, app)
      cpSync(build, place, { recursive: true })
      return [app, place]
    }),
  )
}
