import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import * as v from 'valibot'
import { inside } from '../../names/inside'
import { releaseFolder, storedReleases } from '../files/release-folders'
import { appFolder, packageFile } from '../../workspace/folders'
import { readPackage } from '../../workspace/read-package'
import { UserError } from '../../workspace/errors/user-error'
import { readReleaseManifest } from './read-manifest'

/** In a release's folder, and not part of its content. */
const sourcesFile = '.server/sources'

const notSource = /^(?:\..*|dist|node_modules|test-results)$/

/** The hash of an app's own sources, without its tests and its list for the checks. */
export function sourcesHash(folder: string): string {
  const hash = createHash('sha256')
  for (const entry of readdirSync(folder, { withFileTypes: true }).toSorted(byName)) {
    if (notSource.test(entry.name) || /\.test\.tsx?$|^checks\.ts$/.test(entry.name)) continue
    const file = path.join(folder, entry.name)
    hash.update(`${entry.name}\0`)
    hash.update(entry.isDirectory() ? sourcesHash(file) : readFileSync(file))
  }
  return hash.digest('hex')
}

const byName = (one: { name: string }, other: { name: string }) => (one.name < other.name ? -1 : 1)

/** Notes in a release's folder what it was built from. */
export function writeSources(folder: string, hash: string): void {
  mkdirSync(inside(folder, path.dirname(sourcesFile)), { recursive: true })
  writeFileSync(inside(folder, sourcesFile), hash)
}

/**
 * Refuses a build that the gate would refuse: the version is released, and the app's own sources have
 * changed since. If they have not, shared sources may have, which only the build shows.
 * @throws UserError naming the release.
 */
export function refuseReleasedVersion(site: string, app: string, folder = appFolder(app)): void {
  const { version } = readPackage(folder, v.object({ version: v.string() }))
  const taken = storedReleases(site, app).filter(
    (release) => readReleaseManifest(site, app, release).version === version,
  )
  const sources = sourcesHash(folder)
  const mayBe = (release: string) => {
    const file = inside(releaseFolder(site, app, release), sourcesFile)
    return !existsSync(file) || readFileSync(file, 'utf8') === sources
  }
  if (taken.length === 0 || taken.some(mayBe)) return
  throw new UserError(
    `${app} ${version} is released already (${taken.join(', ')}), and its sources have changed since: raise the ` +
      `version in ${packageFile(app)}.`,
  )
}
