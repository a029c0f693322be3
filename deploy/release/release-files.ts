import { cpSync, existsSync, mkdirSync, renameSync, rmSync } from 'node:fs'
import path from 'node:path'
import { hostApp } from '../workspace'
import type { BuiltApp } from './built-app'
import { compressFolder } from './compress'

/** Address of a release's folder; what stands in it never changes. */
export const releaseAddress = (app: string, release: string) =>
  app === hostApp ? `/host/${release}` : `/remotes/${app}/${release}`

export const releaseFolder = (site: string, app: string, release: string) =>
  path.join(site, releaseAddress(app, release))

/**
 * Copies a build into its immutable folder, with compressed copies. The folder appears whole or
 * not at all.
 * @returns whether the release is new.
 */
export function placeRelease(site: string, app: string, { folder, release }: BuiltApp): boolean {
  const target = releaseFolder(site, app, release)
  if (existsSync(target)) return false
  const draft = `${target}.${process.pid}.new`
  rmSync(draft, { recursive: true, force: true })
  mkdirSync(path.dirname(target), { recursive: true })
  cpSync(folder, draft, { recursive: true })
  compressFolder(draft)
  renameSync(draft, target)
  return true
}
