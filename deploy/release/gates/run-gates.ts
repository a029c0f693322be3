import type { RegistryDocument } from '../../../shared/contract/federation/registry-document'
import { wholeRelease } from '../../site/files/release-folders'
import { hostApp } from '../../workspace/folders'
import { hooks, type BuiltApp, type NamedRelease } from '../../workspace/hooks'
import { refuseCopies } from './carried-copies'
import { compositionWith, type Candidate } from './composition'
import { refuseHostFiles, refuseTakenPlaces } from './host-files'
import { refuseRemovedInUse } from './deprecated-routes'
import { refuseLostRoutes } from './lost-routes'
import { refuseBrokenContract, refuseWithoutContract } from './module-contract'
import { refuseRouteConflicts } from './route-conflicts'
import { refuseOversize } from './size-budget'
import { refuseTakenVersion } from './version-taken'

export interface GateOptions {
  /** Accepts new content under a released version: a working copy has no new version. */
  allowSameVersion?: boolean
  /** Accepts a build above its size budget, for the same reason. */
  allowOversize?: boolean
  /** Accepts a remote built with another tool, which includes copies of its shares for hosts that have none. */
  adopted?: boolean
}

/**
 * Checks builds that go live in one switch, each separately and together with the live ones, before
 * the site changes.
 * @throws UserError that says what to do.
 */
export async function runReleaseGates(
  site: string,
  registry: RegistryDocument,
  builds: ReadonlyMap<string, BuiltApp>,
  { allowSameVersion = false, allowOversize = false, adopted = false }: GateOptions = {},
) {
  for (const [app, build] of builds) {
    for (const { gate } of hooks('release')) await gate?.(site, app)
    if (!allowSameVersion) refuseTakenVersion(site, app, build)
    if (!allowOversize) await refuseOversize(app, build, build.folder)
    refuseWithoutContract(app, build)
    if (app === hostApp) refuseHostFiles(build.folder)
    else if (!adopted) refuseCopies(app, build.folder, build.standalone?.ownReact)
  }
  const composition = compositionWith(site, registry, builds)
  refuseTakenPlaces(builds.get(hostApp)?.folder ?? liveHost(site, registry), composition)
  for (const build of composition.filter(({ app }) => builds.has(app))) {
    refuseRouteConflicts(build, composition)
    refuseLostRoutes(build, composition, registry)
    // Apps that go live together bring the pages that link to each other.
    if (builds.size === 1) refuseRemovedInUse(site, registry, build)
    refuseBrokenContract(build, composition)
  }
}

/** Checks a stored release before it goes live again. Dead links do not stop a rollback. */
export async function runRollbackGates(
  site: string,
  registry: RegistryDocument,
  app: string,
  release: Candidate,
) {
  await admitRelease(site, { app, release: release.release }, release.routes)
  const composition = compositionWith(site, registry, new Map([[app, release]]))
  const host = app === hostApp ? wholeRelease(site, app, release.release) : liveHost(site, registry)
  refuseTakenPlaces(host, composition)
  for (const build of composition.filter((live) => live.app === app)) {
    refuseRouteConflicts(build, composition)
    refuseBrokenContract(build, composition)
  }
}

/** Asks extensions about a stored release before it goes live. @throws UserError where one refuses it. */
export async function admitRelease(
  site: string,
  named: NamedRelease,
  routes: Candidate['routes'],
): Promise<void> {
  for (const { admit } of hooks('release')) await admit?.(site, named, routes)
}

/** The folder of the live host; undefined before its first release. */
const liveHost = (site: string, { host: { version } }: RegistryDocument) =>
  version === '' ? undefined : wholeRelease(site, hostApp, version)
