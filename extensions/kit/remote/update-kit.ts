import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { workspaceFolder } from '../../../deploy/workspace/folders'
import { repository } from '../../../deploy/workspace/own-remote'
import { UserError } from '../../../deploy/workspace/errors/user-error'
import { installWithNpm } from './npm'
import type { KitDescription } from '../kit-description'
import { kitOfSite } from './kit-of-site'
import { withDependencies } from './kit-dependencies'

/** Moves a repository to the version of an installed kit, which contains all earlier migrations. */
type Migrate = (folder: string) => string[]

/**
 * `update`: moves this repository's remote to the kit of the deployed site: its packages first, then its
 * sources. A second run changes nothing, and a failed or interrupted run can be repeated.
 * @throws UserError when the site does not respond or offers no kit, or npm cannot install it; then
 * nothing has changed.
 */
export async function updateKit(): Promise<void> {
  const { site } = repository()
  const kit = await kitOfSite(site)
  const isNew = installKit(site, kit)
  const migrate = await installedMigrations()
  const summaries = migrate(workspaceFolder)
  const state = isNew || summaries.length > 0 ? 'Updated to' : 'This is already'
  console.info(`${state} version ${kit.version} of the kit of ${site}.`)
  for (const summary of summaries) console.info(`  ${summary}`)
}

/** @returns whether another kit than before is installed. */
function installKit(site: string, kit: KitDescription): boolean {
  const file = path.join(workspaceFolder, 'package.json')
  const before = readFileSync(file, 'utf8')
  const after = withDependencies(before, kit, site)
  if (after === before) return false
  writeFileSync(file, after)
  if (installWithNpm(workspaceFolder)) return true
  writeFileSync(file, before)
  throw new UserError(
    `npm could not install kit ${kit.version}, and package.json is as it was: see its message above.`,
  )
}

async function installedMigrations(): Promise<Migrate> {
  const file = path.join(workspaceFolder, 'node_modules/@fivefold/kit/migrate-repository.js')
  // A kit from before the migrations has none.
  if (!existsSync(file)) return () => []
  const { migrateRepository }: { migrateRepository: Migrate } = await import(
    pathToFileURL(file).href
  )
  return migrateRepository
}
