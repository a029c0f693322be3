import { statSync } from 'node:fs'
import type { RegistryDocument } from '../../shared/federation/registry-document'
import { storedReleases, releaseFolder } from './release-files'
import { hostApp } from '../workspace/folders'

export type ReleaseState = 'live' | 'canary' | 'last good' | 'earlier'

export interface StoredRelease {
  app: string
  release: string
  state: ReleaseState
  /** Since when it is live; for the others, until when they were, or since when they stand there. */
  changedAt: Date
}

/** Every release of every app that stands in the site, the newest change first in each app. */
export function releaseHistory(site: string, registry: RegistryDocument): StoredRelease[] {
  return [hostApp, ...Object.keys(registry.remotes)].flatMap((app) =>
    storedReleases(site, app)
      .map((release) => ({
        app,
        release,
        state: stateOf(registry, app, release),
        changedAt: statSync(releaseFolder(site, app, release)).mtime,
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
