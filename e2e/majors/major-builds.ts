import path from 'node:path'
import { listApps } from '../../deploy/workspace/apps'
import { hostApp, packageFile } from '../../deploy/workspace/folders'
import { copyWorkspace, type WorkspaceCopy } from '../../deploy/testing/workspace-copy'
import { keepBuilds, type Builds } from '../keep-builds'
import type { MovingLibrary } from './major-states'
import { nextMajorIn } from './next-major'

export type MajorBuilds = Readonly<Record<'now' | MovingLibrary, Builds>>

/**
 * Builds every app with the workspace’s libraries (the remotes so that they also work in a host with others)
 * and with the next major version of each library.
 * @param folder the target of the builds.
 */
export function majorBuilds(folder: string): MajorBuilds {
  const now = built(path.join(folder, 'now'), (copy) => {
    for (const app of listApps().filter((name) => name !== hostApp)) {
      copy.replace(packageFile(app), '"private": true,', '"private": true,\n  "ownReact": true,')
    }
  })
  const next = (library: MovingLibrary) =>
    built(path.join(folder, library), (copy) => {
      const move = nextMajorIn(copy.folder, library)
      for (const app of listApps()) {
        move(path.dirname(packageFile(app)))
        copy.replace(packageFile(app), /"version": ".*"/, '"version": "2.0.0"')
      }
    })
  return { now, react: next('react'), 'styled-components': next('styled-components') }
}

function built(place: string, change: (copy: WorkspaceCopy) => void) {
  const copy = copyWorkspace()
  try {
    change(copy)
    return keepBuilds(copy.build(listApps()), place)
  } finally {
    copy.remove()
  }
}
