import { chmodSync, existsSync, lstatSync, readdirSync, statSync } from 'node:fs'
import { inside } from '../../names/inside'

const ofGroup = 0o020

/**
 * Returns the mask for files of a site: everybody reads, the owner writes. People of the group write
 * where the site's own folder lets them. The folder decides, since a web server and several people share it: what the
 * environment of one person forbids would close the site to the others.
 */
export function publicMask(site: string): number {
  const mode = existsSync(site) ? statSync(site).mode : 0
  return 0o022 & ~(mode & ofGroup)
}

/** Gives the modes that new files would have to copied ones, which keep those of their originals. */
export function openToReaders(folder: string, mask: number): void {
  chmodSync(folder, 0o777 & ~mask)
  for (const name of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
    const file = inside(folder, name)
    const stats = lstatSync(file)
    if (!stats.isSymbolicLink()) chmodSync(file, (stats.isDirectory() ? 0o777 : 0o666) & ~mask)
  }
}
