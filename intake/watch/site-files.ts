import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { isPathPart } from '@fivefold/shared/federation/names'

/** Reads a file of the site, also one that no server sends. @returns undefined where there is none. */
export type SiteFiles = (name: string) => Promise<string | undefined>

/** @param site the site's folder; without one, nothing is found. */
export const siteFiles =
  (site: string | undefined): SiteFiles =>
  async (name) => {
    if (!site || !name.split('/').every(isPathPart)) return undefined
    return readFile(path.join(site, name), 'utf8').catch(() => undefined)
  }
