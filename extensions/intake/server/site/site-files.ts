import { readFile, stat } from 'node:fs/promises'
import path from 'node:path'
import { isPathPart } from '@fivefold/shared/federation/names'
import { webFiles } from './web-files'

/** Bytes of a file, such as the source maps of a release. */
const longest = 16_000_000

/**
 * Reads a file of the site, also one that no server sends.
 * @param most bytes. @returns undefined if it is absent or longer.
 */
export type SiteFiles = (name: string, most?: number) => Promise<string | undefined>

/**
 * @param site the site's folder, `s3://bucket/prefix` or an address; undefined without one.
 * @throws IntakeError for a bucket that the intake cannot read.
 */
export function siteFiles(site: string | undefined): SiteFiles | undefined {
  if (!site) return undefined
  const read = /^(?:s3|https?):/.test(site) ? webFiles(site) : folderFiles(site)
  return async (name, most = longest) =>
    name.split('/').every(isPathPart) ? read(name, most) : undefined
}

const folderFiles = (site: string) => async (name: string, most: number) => {
  try {
    const file = path.join(site, name)
    const { size } = await stat(file)
    return size > most ? undefined : await readFile(file, 'utf8')
  } catch {
    return undefined
  }
}
