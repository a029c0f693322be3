import { existsSync, statSync } from 'node:fs'
import path from 'node:path'

/** Folders of released files, where no page is. */
const filesOnly = /^\/(?:assets|host|kit|remotes)\//

/** Kinds of files that pages ask for: a page in the place of a missing one would help nobody. */
const subResource =
  /\.(?:css|gif|ico|jpe?g|js|json|map|mjs|png|svg|txt|webmanifest|webp|woff2?|xml)$/

/** Whether only a file can have this address, and no page. Equal to nginx.conf. */
export const namesFile = (address: string) =>
  subResource.test(address) || (filesOnly.test(address) && path.posix.extname(address) !== '')

/**
 * The document for an address, relative to the site's folder; `undefined` where the address names a file
 * or there is no such page.
 */
export function pageAddress(site: string, address: string): string | undefined {
  if (namesFile(address) || filesOnly.test(address)) return undefined
  if (isFile(path.join(site, address))) return undefined
  const folders = address.split('/').filter(Boolean)
  const parameter = [...folders.slice(0, -1), '_id']
  return [folders, parameter]
    .map((candidate) => ['', ...candidate, 'index.html'].join('/'))
    .find((file) => existsSync(path.join(site, file)))
}

const isFile = (file: string) => statSync(file, { throwIfNoEntry: false })?.isFile() ?? false
