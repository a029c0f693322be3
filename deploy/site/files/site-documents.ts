import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import path from 'node:path'
import { encodings } from './compress'
import { reservedFolders } from '../../../shared/contract/federation/names'
import { goneName } from './page-file'
import { renderCacheFolder } from './render-cache'

const isDocument = (name: string) => name === 'index.html' || name === goneName

/** Folders of the site that hold no documents of routes. */
const filesOnly = new Set([...reservedFolders, renderCacheFolder])

/**
 * Documents of routes that are in the site, by their path relative to its folder.
 * @param left remotes whose documents are left out.
 */
export function storedDocuments(site: string, left: readonly string[] = [], below = ''): string[] {
  return readdirSync(path.join(site, below), { withFileTypes: true }).flatMap((entry) => {
    const file = path.posix.join(below, entry.name)
    if (entry.isDirectory()) return filesOnly.has(file) ? [] : storedDocuments(site, left, file)
    return isDocument(entry.name) && isOurs(path.join(site, file), left) ? [file] : []
  })
}

/** A document with its compressed copies, in the order of their removal: no copy outlives it. */
export const withCopies = (file: string) => [
  ...Object.keys(encodings).map((copy) => file + copy),
  file,
]

/** Recognizes a site's documents, so that nothing is removed from a folder that was never a site. */
function isOurs(file: string, left: readonly string[]) {
  if (!existsSync(file) || !statSync(file).isFile()) return false
  const text = readFileSync(file, 'utf8')
  return text.includes('id="registry"') && !left.some((app) => text.includes(registryOf(app)))
}

/** The beginning of the registry's list in the document of a remote's page. */
const registryOf = (app: string) => `"remotes":{${JSON.stringify(app)}:`
