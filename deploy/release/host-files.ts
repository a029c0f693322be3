import { readFileSync } from 'node:fs'
import { inside } from '../names/inside'
import { filesIn } from '../workspace/files-in'
import { hostApp } from '../workspace/folders'
import { wholeRelease } from '../site/files/release-folders'

/** The renderer's folder, and the files that describe the release. */
const ofTheReleaseAlone =
  /^(?:\.server\/.+|(?:index\.html|(?:release|manifest|signature)\.json)(?:\.br|\.gz)?)$/

/** The files that the host serves at the root of the site: its assets, fonts, icons and sample feed. */
export function hostFiles(site: string, release: string): Map<string, Buffer> {
  const folder = wholeRelease(site, hostApp, release)
  return new Map(hostFileNames(folder).map((file) => [file, readFileSync(inside(folder, file))]))
}

/** The names of the host's files at the root of the site. @param folder of the host's release. */
export const hostFileNames = (folder: string) => filesIn(folder).filter(isHostFile)

export const isHostFile = (file: string) => !ofTheReleaseAlone.test(file)
