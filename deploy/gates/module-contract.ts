import { satisfies } from 'semver'
import { UserError } from '../workspace/user-error'
import { hostApp } from '../workspace/folders'
import type { ModuleContract } from '../../shared/federation/release-manifest'
import type { LiveBuild } from './composition'

/** A build, by what it takes from others or gives them. */
type Party = Pick<LiveBuild, 'app' | 'release' | 'contract'>

/**
 * The host must provide what remotes take from it: the shared modules in compatible versions, the
 * exports that are used, and a store whose schema is not older. Builds of earlier versions that record no
 * contract pass.
 * @throws UserError naming what is missing and what to release first.
 */
export function refuseBrokenContract(candidate: Party, composition: readonly Party[]) {
  if (candidate.app === hostApp) return refuseHostWithout(candidate, composition)
  const host = composition.find(({ app }) => app === hostApp)
  const missing = shortfalls(candidate.contract, host?.contract)
  if (host === undefined || missing.length === 0) return
  throw new UserError(
    `${candidate.app} cannot be released: it needs ${missing.join(', ')}, which the host ` +
      `${host.release} does not provide. Release a host that does first.`,
  )
}

/**
 * Nobody can tell whether a remote fits that does not say what it takes from the host. Releases of
 * earlier versions that are live already may stay.
 * @throws UserError naming the ways to a contract.
 */
export function refuseWithoutContract(app: string, { contract }: Pick<Party, 'contract'>) {
  if (app === hostApp || contract !== undefined) return
  throw new UserError(
    `${app} cannot be released: its release.json does not say what it takes from the host. Build it with ` +
      'defineRemote of @fivefold/kit/preset, or take in a build of another make with `fivefold adopt`.',
  )
}

function refuseHostWithout(host: Party, composition: readonly Party[]) {
  const unmet = composition
    .map(({ app, release, contract }) => ({
      user: `${app} ${release}`,
      missing: shortfalls(contract, host.contract),
    }))
    .filter(({ missing }) => missing.length > 0)
    .map(({ user, missing }) => `${user}, which is live, uses ${missing.join(', ')}`)
  if (unmet.length === 0) return
  throw new UserError(
    `${hostApp} cannot be released: ${unmet.join('; ')}. This host does not provide that: keep it ` +
      'in the host, or release those remotes without it first.',
  )
}

function shortfalls(taken: ModuleContract | undefined, given: ModuleContract | undefined) {
  if (taken === undefined || given === undefined) return []
  const modules = Object.entries(taken.modules).flatMap(([name, { version, exports }]) => {
    const provided = given.modules[name]
    if (provided === undefined) return [name]
    if (!covers(provided.version, version)) return [`${name} ${version} (not ${provided.version})`]
    return exports
      .filter((member) => !provided.exports.includes(member))
      .map((member) => `${member} of ${name}`)
  })
  if (taken.storeSchema <= given.storeSchema) return modules
  return [...modules, `version ${taken.storeSchema} of the store (not ${given.storeSchema})`]
}

/**
 * The same major version, and the same minor version or a newer one.
 * @param needed a version, or of an adopted remote a range.
 */
function covers(provided: string, needed: string) {
  if (!/^\d+\.\d+\.\d+/.test(needed)) return satisfies(provided, needed)
  const [major = 0, minor = 0] = provided.split('.').map(Number)
  const [neededMajor = 0, neededMinor = 0] = needed.split('.').map(Number)
  return major === neededMajor && minor >= neededMinor
}
