import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { encodings } from './compress'
import { renderCacheFolder } from './render-cache'

/** Folders of the site that hold no documents of routes. */
const filesOnly = new Set(['assets', 'host', 'remotes', renderCacheFolder])

/** Documents of routes that are in the site, by their path relative to its folder. */
export function storedDocuments(site: string, below = ''): string[] {
  return readdirSync(path.join(site, below), { withFileTypes: true }).flatMap((entry) => {
    const file = path.posix.join(below, entry.name)
    if (entry.isDirectory()) return filesOnly.has(file) ? [] : storedDocuments(site, file)
    return entry.name === 'index.html' && isOurs(path.join(site, file)) ? [file] : []
  })
}

/** A document with its compressed copies, in the order to remove them: a copy never stands alone. */
export const withCopies = (file: string) => [
  ...Object.keys(encodings).map((copy) => file + copy),
  file,
]

/** Nothing is removed from a folder that was never a site. */
const isOurs = (file: string) => readFileSync(file, 'utf8').includes('id="registry"')
