import { createHash } from 'node:crypto'
import {
  cpSync,
  existsSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
} from 'node:fs'
import { isRemoteName, isReleaseName } from '../../../shared/contract/federation/names'
import { sourceMapsFile } from '../../../shared/contract/federation/source-maps'
import { refuseBuildFiles, refuseLinks } from '../../names/build-files'
import { inside } from '../../names/inside'
import { parsedApp, parsedRelease } from '../../names/parsed-name'
import { hostApp } from '../../workspace/folders'
import { UserError } from '../../workspace/errors/user-error'
import { compressFolder } from './compress'
import { openToReaders, publicMask } from './public-modes'
import { evictRelease } from './render-cache'
import { temporaryName } from './temporary-files'

/**
 * A release's folder, relative to the site; the files in it never change.
 * @throws UserError where a name is none.
 */
export const releasePath = (app: string, release: string) =>
  [appPath(app), parsedRelease(release)].join('/')

const appPath = (app: string) => (app === hostApp ? hostApp : `remotes/${parsedApp(app)}`)

/** Its address. */
export const releaseAddress = (app: string, release: string) => `/${releasePath(app, release)}`

export const releaseFolder = (site: string, app: string, release: string) =>
  inside(site, releasePath(app, release))

/** In the folder of a release of which a working copy has only the manifest. */
export const partialMarker = '.partial'

/** The working copy lacks files of a release that a command turns out to need. */
export class PartialReleaseError extends UserError {
  override name = 'PartialReleaseError'
  constructor(
    readonly app: string,
    readonly release: string,
  ) {
    super(`The files of ${app} ${release} are not here.`)
  }
}

/**
 * The folder of a release with all its files.
 * @throws PartialReleaseError where it has not all, UserError where a link leads out of it.
 */
export function wholeRelease(site: string, app: string, release: string) {
  const folder = releaseFolder(site, app, release)
  if (existsSync(inside(folder, partialMarker))) throw new PartialReleaseError(app, release)
  if (existsSync(folder)) refuseLinks(folder)
  return folder
}

/** Names of the app's releases that are in the site. */
export function storedReleases(site: string, app: string): string[] {
  const folder = inside(site, appPath(app))
  if (!existsSync(folder)) return []
  return readdirSync(folder)
    .filter(isReleaseName)
    .filter((name) => existsSync(inside(folder, name, 'release.json')))
}

/** The apps that the site has a release of, whether or not one of them is live. */
export function storedApps(site: string): string[] {
  const folder = inside(site, 'remotes')
  const remotes = existsSync(folder) ? readdirSync(folder).filter(isRemoteName).toSorted() : []
  return [hostApp, ...remotes].filter((app) => storedReleases(site, app).length > 0)
}

/** A build's folder, the hash of its content, and the name that it is released under. */
export interface ReleaseSource {
  folder: string
  hash: string
  release: string
}

type ToStore = [
  site: string,
  app: string,
  source: ReleaseSource,
  /** Adds files to the copy. */
  complete: (copy: string) => Promise<void>,
  /** Whether it gets compressed copies of its files. */
  compressed: boolean,
]

/**
 * Copies a build into its release's folder, with compressed copies. The folder appears whole or not
 * at all.
 * @returns whether the release is new.
 * @throws UserError when the build changes meanwhile.
 */
export async function storeRelease(...[site, app, source, ...options]: ToStore) {
  const target = releaseFolder(site, app, source.release)
  if (existsSync(target)) return false
  renameSync(await prepareRelease(site, app, source, ...options), target)
  return true
}

/**
 * Copies a build to a temporary folder. Only a rename is left to make its release visible.
 * @returns the copy, or the release's folder where it is stored already.
 * @throws UserError when the build changes during the copy.
 */
export async function prepareRelease(
  ...[site, app, { folder, hash, release }, complete, compressed]: ToStore
) {
  const target = releaseFolder(site, app, release)
  const copy = temporaryName(target)
  const found = [target, copy].find((place) => existsSync(place))
  if (found !== undefined) return found
  cpSync(folder, copy, { recursive: true })
  refuseBuildFiles(copy)
  openToReaders(copy, publicMask(site))
  if (contentHash(copy) !== hash) {
    throw new UserError(`${folder} changed while it was copied: build and release ${app} again.`)
  }
  await complete(copy)
  if (compressed) await compressFolder(copy)
  return copy
}

/** Removes a release and the render cache of its documents. */
export function removeRelease(site: string, app: string, release: string) {
  evictRelease(site, app, release)
  const folder = releaseFolder(site, app, release)
  const removed = temporaryName(folder)
  renameSync(folder, removed)
  rmSync(removed, { recursive: true })
}

/** Hexadecimal digits of the content's hash in a release's name. */
const hashLength = 10

/**
 * The hash of every file in a folder, by name and content. Source maps follow from sources, whose comments change no
 * release.
 */
export function contentHash(folder: string) {
  const hash = createHash('sha256')
  for (const entry of readdirSync(folder, { recursive: true, encoding: 'utf8' }).toSorted()) {
    const file = inside(folder, entry)
    if (entry === sourceMapsFile || !statSync(file).isFile()) continue
    hash.update(entry).update('\0').update(readFileSync(file)).update('\0')
  }
  return hash.digest('hex').slice(0, hashLength)
}
