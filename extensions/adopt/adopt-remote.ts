import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { valid } from 'semver'
import { inside } from '../../deploy/names/inside'
import { limits, readLimited } from '../../deploy/names/limits'
import { refuseRouteAddresses } from '../../deploy/names/route-addresses'
import { isRemoteName, quoted } from '../../shared/contract/federation/names'
import type {
  ModuleContract,
  ReleaseManifest,
} from '../../shared/contract/federation/release-manifest'
import { readReleaseManifest } from '../../deploy/site/registry/read-manifest'
import { readRegistryFile } from '../../deploy/site/registry/registry-file'
import { rendererFile } from '../../deploy/site/registry/renderer-file'
import { hostApp } from '../../deploy/workspace/folders'
import { UserError } from '../../deploy/workspace/errors/user-error'
import { adoptedEntry, adoptedEntryFile } from './adopted-entry'
import { adoptedRoutes } from './adopted-routes'
import { adoptedGraph, refuseSyntaxErrors, verifyImports } from './adopted-scripts'
import { adoptedShares } from './adopted-shares'
import { copyForeignBuild } from './foreign-files'
import { entryOf, namedFiles } from './foreign-manifest'

export interface AdoptOptions {
  /** File with the pages. */
  routes: string
  /** Absent: the name that the remote gives itself. */
  as?: string
  /** The program that prerenders its pages. It exports `routes` like our releases. */
  server?: string
}

/**
 * Turns a remote that another tool has built into a build for the site, and runs a task with it.
 * Afterwards only what the task has stored is left.
 * @param place of its mf-manifest.json: an address or a file.
 * @throws UserError in one sentence where it cannot be adopted.
 */
export async function withAdoptedBuild<Result>(
  site: string,
  place: string,
  { routes: routesFile, as, server }: AdoptOptions,
  task: (app: string, folder: string) => Promise<Result>,
): Promise<Result> {
  const folder = mkdtempSync(path.join(tmpdir(), 'fivefold-adopted-'))
  try {
    const manifest = await copyForeignBuild(place, folder)
    const name = adoptedName(as ?? manifest.name)
    const routes = adoptedRoutes(routesFile, manifest)
    refuseRouteAddresses(name, routes)
    const contract = adoptedShares(manifest, providedBy(site))
    const entry = entryOf(manifest)
    const text = readLimited(inside(folder, entry), limits.file).toString()
    writeFileSync(
      inside(folder, adoptedEntryFile),
      adoptedEntry(manifest, { name: entry, text }, routes),
    )
    refuseSyntaxErrors(folder, [adoptedEntryFile, ...namedFiles(manifest)])
    verifyImports(folder)
    const release: ReleaseManifest = {
      name,
      version: valid(manifest.metaData.buildInfo?.buildVersion) ?? '0.0.0',
      entry: adoptedEntryFile,
      routes: routes.map(({ module: _exposed, ...route }) => route),
      contract,
      ...adoptedGraph(folder, manifest, routes),
    }
    writeFileSync(inside(folder, 'release.json'), JSON.stringify(release, null, 2))
    if (server !== undefined) copyRenderer(server, folder)
    return await task(name, folder)
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

function adoptedName(name: string) {
  if (isRemoteName(name)) return name
  throw new UserError(
    `${quoted(name)} cannot be the name of a remote here: give it one with --as, such as invoices.`,
  )
}

function providedBy(site: string): ModuleContract {
  const { version } = readRegistryFile(site).host
  return readReleaseManifest(site, hostApp, version).contract ?? { storeSchema: 0, modules: {} }
}

function copyRenderer(server: string, folder: string) {
  const target = inside(folder, rendererFile)
  mkdirSync(path.dirname(target), { recursive: true })
  try {
    cpSync(server, target)
  } catch {
    throw new UserError(`There is no ${server}: --server names a program that exports routes.`)
  }
}
