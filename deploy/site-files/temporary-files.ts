import { readdirSync, rmSync } from 'node:fs'
import path from 'node:path'

/** Name under which a file or folder is prepared beside its place, to be renamed when it is whole. */
export const temporaryName = (file: string) => `${file}.${process.pid}.new`

const isTemporary = (file: string) => /\.\d+\.new$/.test(file)

/** A release's folder, relative to the site. */
const releasePath = /^(?:host\/[^/]+|remotes\/[^/]+\/[^/]+)$/

/** Removes what an interrupted release has prepared and not used. For the holder of the site's lock. */
export function removeTemporaryFiles(site: string, below = '') {
  for (const entry of readdirSync(path.join(site, below), { withFileTypes: true })) {
    const file = path.posix.join(below, entry.name)
    if (isTemporary(entry.name)) rmSync(path.join(site, file), { recursive: true, force: true })
    else if (entry.isDirectory() && !releasePath.test(file)) removeTemporaryFiles(site, file)
  }
}
