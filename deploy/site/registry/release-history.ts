import { statSync } from 'node:fs'
import type { RegistryDocument } from '../../../shared/contract/federation/registry-document'
import { releaseFolder, storedApps, storedReleases } from '../files/release-folders'
import { readReleaseLog } from '../files/release-log'
import { hostApp } from '../../workspace/folders'

export type ReleaseState = 'live' | 'canary' | 'last good' | 'earlier'

export interface StoredRelease {
  app: string
  release: string
  state: ReleaseState
  /** When the live release went live; for others, when they stopped being live or were stored. */
  changedAt: Date
}

/** Every release of every app that is in the site, the newest change first in each app. */
export function releaseHistory(site: string, registry: RegistryDocument): StoredRelease[] {
  const log = readReleaseLog(site).filter(({ action }) => !action.endsWith('canary'))
  const changedAt = (app: string, release: string) => {
    const entry = log.findLast(
      ({ app: changed, from, to }) => changed === app && (from === release || to === release),
    )
    // Releases older than the log: their folder's time was set at each switch.
    return entry ? new Date(entry.time) : statSync(releaseFolder(site, app, release)).mtime
  }
  return storedApps(site).flatMap((app) =>
    storedReleases(site, app)
      .map((release) => ({
        app,
        release,
        state: stateOf(registry, app, release),
        changedAt: changedAt(app, release),
      }))
      .toSorted((one, other) => order(other) - order(one)),
  )
}

const order = ({ state, changedAt }: StoredRelease) =>
  state === 'live' ? Infinity : changedAt.getTime()

function stateOf({ host, remotes }: RegistryDocument, app: string, release: string): ReleaseState {
  const remote = remotes[app]
  const [live, lastGood] =
    app === hostApp
      ? [host.version, host.lastGood]
      : [remote?.live.version, remote?.lastGood?.version]
  if (release === live) return 'live'
  if (release === remote?.canary?.version) return 'canary'
  return release === lastGood ? 'last good' : 'earlier'
}
