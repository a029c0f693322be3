import { existsSync } from 'node:fs'
import path from 'node:path'

const asset = /^\/(?:assets|host|remotes)\//

/**
 * The document for an address, relative to the site's folder; `undefined` where the address names a file
 * or there is no such page.
 */
export function pageAddress(site: string, address: string): string | undefined {
  if (asset.test(address) || path.posix.extname(address) !== '') return undefined
  const folders = address.split('/').filter(Boolean)
  const parameter = [...folders.slice(0, -1), '_id']
  return [folders, parameter]
    .map((candidate) => ['', ...candidate, 'index.html'].join('/'))
    .find((file) => existsSync(path.join(site, file)))
}
