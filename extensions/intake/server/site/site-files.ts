import { readFile, stat } from 'node:fs/promises'
import path from 'node:path'
import { isPathPart } from '@fivefold/shared/federation/names'
import { LongFileError, webFiles } from './web-files'

/** Bytes of a file, such as the source maps of a release. */
const longest = 16_000_000

/**
 * Reads a file of the site, also one that no server sends.
 * @param most bytes. @returns undefined if it is absent.
 * @throws LongFileError for a longer one, and another Error where the site does not say whether it has the file: it is away, too slow, or out of order.
 */
export type SiteFiles = (name: string, most?: number) => Promise<string | undefined>

/** For readers to which a site that is away is one without the file. */
export const orNothing =
  (files: SiteFiles): SiteFiles =>
  (...given) =>
    files(...given).catch(() => undefined)

/**
 * @param site the site's folder, `s3://bucket/prefix` or an address; undefined without one.
 * @throws IntakeError for a bucket that the intake cannot read.
 */
export function siteFiles(site: string | undefined): SiteFiles | undefined {
  if (!site) return undefined
  const read = /^(?:s3|https?):/i.test(site) ? webFiles(site) : folderFiles(site)
  return async (name, most = longest) =>
    name.split('/').every(isPathPart) ? read(name, most) : undefined
}

const absent = new Set(['ENOENT', 'ENOTDIR', 'EISDIR'])

const folderFiles = (site: string) => async (name: string, most: number) => {
  try {
    const file = path.join(site, name)
    const { size } = await stat(file)
    if (size > most) throw new LongFileError(`${name} has ${size} bytes`)
    return await readFile(file, 'utf8')
  } catch (error) {
    if (absent.has(Object(error).code)) return undefined
    throw error
  }
}
