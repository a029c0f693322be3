import {
  copyFileSync,
  existsSync,
  mkdirSync,
  readdirSync,
  renameSync,
  rmSync,
  utimesSync,
} from 'node:fs'
import path from 'node:path'
import { UserError } from '../workspace/user-error'
import { hostApp } from '../workspace/folders'
import { contentHash, type BuiltApp } from './built-app'
import { compressFolder } from '../site-files/compress'
import { temporaryName } from '../site-files/temporary-files'
import { evictRelease } from '../site-files/render-cache'
import { readManifest } from './read-manifest'
import { writeGraphModule } from './script-graph'

/** Address of a release's folder; what stands in it never changes. */
export const releaseAddress = (app: string, release: string) =>
  app === hostApp ? `/host/${release}` : `/remotes/${app}/${release}`

export const releaseFolder = (site: string, app: string, release: string) =>
  path.join(site, releaseAddress(app, release))

/** Names of the app's releases that stand in the site. */
export function storedReleases(site: string, app: string): string[] {
  const folder = path.dirname(releaseFolder(site, app, 'any'))
  if (!existsSync(folder)) return []
  return readdirSync(folder).filter((name) => existsSync(path.join(folder, name, 'release.json')))
}

/**
 * Copies a build into its immutable folder, with compressed copies. The folder appears whole or
 * not at all.
 * @returns whether the release is new.
 * @throws UserError when the build changes meanwhile.
 */
export async function storeRelease(site: string, app: string, { folder, release, hash }: BuiltApp) {
  const target = releaseFolder(site, app, release)
  if (existsSync(target)) return false
  const draft = temporaryName(target)
  copyFolder(folder, draft)
  if (contentHash(draft) !== hash) {
    throw new UserError(`${folder} changed while it was copied: build and release ${app} again.`)
  }
  if (app !== hostApp) writeGraphModule(draft, readManifest(draft))
  await compressFolder(draft)
  renameSync(draft, target)
  return true
}

/** Removes a release with what is kept of its documents. */
export function removeRelease(site: string, app: string, release: string) {
  evictRelease(site, app, release)
  const folder = releaseFolder(site, app, release)
  const removed = temporaryName(folder)
  renameSync(folder, removed)
  rmSync(removed, { recursive: true })
}

/**
 * Notes, as the folder's time, that the release went live or ceased to be: for the live one that is
 * since when it is live, for the others until when they were.
 */
export function noteSwitch(site: string, app: string, releases: readonly string[], now: Date) {
  for (const folder of releases.map((release) => releaseFolder(site, app, release))) {
    if (existsSync(folder)) utimesSync(folder, now, now)
  }
}

function copyFolder(from: string, to: string) {
  mkdirSync(to, { recursive: true })
  for (const entry of readdirSync(from, { withFileTypes: true })) {
    const [source, target] = [path.join(from, entry.name), path.join(to, entry.name)]
    if (entry.isDirectory()) copyFolder(source, target)
    else copyFileSync(source, target)
  }
}
