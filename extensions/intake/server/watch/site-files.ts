import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { isPathPart } from '@fivefold/shared/federation/names'
import { IntakeError } from '../intake-error'
import { bucketFiles } from './bucket-files'

/** Reads a file of the site, also one that no server sends. @returns undefined if it is absent. */
export type SiteFiles = (name: string) => Promise<string | undefined>

/**
 * @param site the site's folder, or `s3://bucket/prefix`; undefined without one.
 * @throws IntakeError for a bucket that the intake cannot read.
 */
export function siteFiles(site: string | undefined): SiteFiles | undefined {
  if (!site) return undefined
  if (/^https?:/.test(site)) throw new IntakeError('SITE is a folder, or a bucket as s3://….')
  const read = site.startsWith('s3:')
    ? bucketFiles(site)
    : (name: string) => readFile(path.join(site, name), 'utf8').catch(() => undefined)
  return async (name) => (name.split('/').every(isPathPart) ? read(name) : undefined)
}
