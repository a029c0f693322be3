import { existsSync } from 'node:fs'
import * as v from 'valibot'
import { printable } from '../../../shared/contract/federation/names'
import {
  releaseManifest,
  type ReleaseManifest,
} from '../../../shared/contract/federation/release-manifest'
import { fieldAndReason } from '../../names/field-and-reason'
import { inside } from '../../names/inside'
import { readText } from '../../names/limits'
import { refuseRouteAddresses } from '../../names/route-addresses'
import { releaseFolder, storedReleases } from '../files/release-folders'
import { UserError } from '../../workspace/errors/user-error'
import { asTyped } from '../../workspace/as-typed'

/**
 * The manifest in the folder of a build or of a release.
 * @throws UserError when the file is missing or is not what a build writes.
 */
export function readManifest(folder: string): ReleaseManifest {
  const file = inside(folder, 'release.json')
  if (!existsSync(file)) throw new UserError(`${file} is missing: build the app first.`)
  try {
    return v.parse(releaseManifest, JSON.parse(readText(file)))
  } catch (cause) {
    throw new UserError(`${file} is not what a build writes (${fieldAndReason(cause)}).`)
  }
}

/**
 * The manifest of a release in the site.
 * @throws UserError when the site has no such release.
 */
export function readReleaseManifest(site: string, app: string, release: string): ReleaseManifest {
  if (storedReleases(site, app).includes(release)) {
    const manifest = readManifest(releaseFolder(site, app, release))
    refuseRouteAddresses(app, manifest.routes)
    return manifest
  }
  throw noRelease(app, release)
}

/**
 * The release that a word names: by its whole name, or by a version that no other release has.
 * @throws UserError when the site has no such release, or several.
 */
export function releaseNamed(site: string, app: string, word: string): string {
  const stored = storedReleases(site, app)
  if (stored.includes(word)) return word
  const [found, ...others] = stored.filter((release) => release.startsWith(`${word}-`))
  if (found === undefined) throw noRelease(app, word)
  if (others.length === 0) return found
  throw new UserError(
    `${app} has several releases of ${word}: name one of ${[found, ...others].toSorted().join(', ')}.`,
  )
}

const noRelease = (app: string, release: string) =>
  new UserError(
    `${app} has no release ${printable(release)}: \`${asTyped('releases')}\` lists what there is.`,
  )
