import type { RegistryDocument } from '../../shared/federation/registry-document'
import type { ReleaseManifest } from '../../shared/federation/release-manifest'
import type { BuiltApp } from '../registry/built-app'
import { compositionWith, type Candidates } from './composition'
import { refuseLostRoutes } from './lost-routes'
import { refuseBrokenContract } from './module-contract'
import { refuseRouteConflicts } from './route-conflicts'
import { refuseOversize } from './size-budget'

/** What a candidate must pass before anything of the site changes. @throws UserError that says what to do. */
export async function runGates(
  site: string,
  registry: RegistryDocument,
  app: string,
  candidate: BuiltApp,
) {
  await refuseOversize(app, candidate, candidate.folder)
  runGatesTogether(site, registry, new Map([[app, candidate]]))
}

/**
 * Whether candidates that go live in one switch fit with each other and with what is live.
 * @throws UserError that says what to do.
 */
export function runGatesTogether(site: string, registry: RegistryDocument, candidates: Candidates) {
  const composition = compositionWith(site, registry, candidates)
  for (const build of composition.filter(({ app }) => candidates.has(app))) {
    refuseRouteConflicts(build, composition)
    refuseLostRoutes(build, composition, registry)
    refuseBrokenContract(build, composition)
  }
}

/** What a release must pass to become live again. Dead links are no reason to keep a bad release. */
export function runRollbackGates(
  site: string,
  registry: RegistryDocument,
  app: string,
  release: ReleaseManifest & { release: string },
) {
  const candidates: Candidates = new Map([[app, release]])
  const composition = compositionWith(site, registry, candidates)
  for (const build of composition.filter((live) => live.app === app)) {
    refuseRouteConflicts(build, composition)
    refuseBrokenContract(build, composition)
  }
}
