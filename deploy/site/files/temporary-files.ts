import { randomBytes } from 'node:crypto'
import { readdirSync, rmSync } from 'node:fs'
import path from 'node:path'
import { isTemporary } from '../../../shared/contract/federation/names'

/** Containers that share a site have processes of one number. */
const own = randomBytes(4).toString('hex')

/** The temporary path of a file or folder, in the folder that it is renamed into when it is complete. */
export const temporaryName = (file: string) => `${file}.${own}.new`

/** Folders that hold a release, or previews, which are written without the lock; relative to the site. */
const releasePath = /^(?:host\/[^/]+|remotes\/[^/]+\/[^/]+|previews)$/

/** Removes what an interrupted release left prepared. Only for the owner of the site's lock. */
export function removeTemporaryFiles(site: string, below = '') {
  for (const entry of readdirSync(path.join(site, below), { withFileTypes: true })) {
    const file = path.posix.join(below, entry.name)
    if (isTemporary(entry.name)) rmSync(path.join(site, file), { recursive: true, force: true })
    else if (entry.isDirectory() && !releasePath.test(file)) removeTemporaryFiles(site, file)
  }
}
