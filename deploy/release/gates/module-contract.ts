import { satisfies } from 'semver'
import { UserError } from '../../workspace/errors/user-error'
import { hostApp } from '../../workspace/folders'
import { drawingOf } from '../../workspace/hooks'
import type { ModuleContract } from '../../../shared/contract/federation/release-manifest'
import type { LiveBuild } from './composition'

/** A build, by what it takes from others or gives them. */
type Party = Pick<LiveBuild, 'app' | 'release' | 'contract' | 'standalone'>

/**
 * The host must provide what remotes take from it: the shared modules in compatible versions, the
 * exports that are used, and a store whose schema is not older. Builds of earlier versions that record no
 * contract pass.
 * @throws UserError naming what is missing and what to release first.
 */
export function refuseBrokenContract(candidate: Party, composition: readonly Party[]) {
  if (candidate.app === hostApp) return refuseHostWithout(candidate, composition)
  const host = composition.find(({ app }) => app === hostApp)
  const missing = shortfalls(candidate, host?.contract)
  if (host === undefined || missing.length === 0) return
  throw new UserError(
    `${candidate.app} cannot be released: it needs ${missing.join(', ')}, which the host ` +
      `${host.release} does not provide. Release a host that does first${alsoPossible([candidate], host)}.`,
  )
}

/**
 * A remote must record what it takes from the host; otherwise no gate can tell whether it fits. Releases
 * of earlier versions that are live already may stay.
 * @throws UserError naming the ways to a contract.
 */
export function refuseWithoutContract(app: string, { contract }: Pick<Party, 'contract'>) {
  if (app === hostApp || contract !== undefined) return
  throw new UserError(
    `${app} cannot be released: its release.json does not say what it takes from the host. Build it with ` +
      'defineRemote of @fivefold/kit/preset, or release a build of another tool with `fivefold adopt`.',
  )
}

function refuseHostWithout(host: Party, composition: readonly Party[]) {
  const unmet = composition
    .map((build) => ({ ...build, missing: shortfalls(build, host.contract) }))
    .filter(({ missing }) => missing.length > 0)
  if (unmet.length === 0) return
  const users = unmet.map(
    ({ app, release, missing }) => `${app} ${release}, which is live, uses ${missing.join(', ')}`,
  )
  throw new UserError(
    `${hostApp} cannot be released: ${users.join('; ')}. This host does not provide that: keep it ` +
      `in the host, or release those remotes without it first${alsoPossible(unmet, host)}.`,
  )
}

/** A remote that an extension can draw on another host need not wait. */
function alsoPossible(remotes: readonly Party[], host: Party) {
  const byRemedy = new Map<string, string[]>()
  for (const remote of remotes) {
    const drawing = drawingOf(remote, host.contract)
    if (drawing === undefined || !('remedy' in drawing)) continue
    byRemedy.set(drawing.remedy, [...(byRemedy.get(drawing.remedy) ?? []), remote.app])
  }
  const ways = [...byRemedy].map(([remedy, apps]) => `, or release ${apps.join(', ')} ${remedy}`)
  return ways.join('')
}

function shortfalls(remote: Party, given: ModuleContract | undefined) {
  const { contract } = remote
  if (contract === undefined || given === undefined) return []
  const drawing = drawingOf(remote, given)
  const taken = drawing !== undefined && 'contract' in drawing ? drawing.contract : contract
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
 * Whether a version has the needed major version and at least the needed minor version.
 * @param needed a version; an adopted remote needs a range.
 */
function covers(provided: string, needed: string) {
  if (!/^\d+\.\d+\.\d+/.test(needed)) return satisfies(provided, needed)
  const [major = 0, minor = 0] = provided.split('.').map(Number)
  const [neededMajor = 0, neededMinor = 0] = needed.split('.').map(Number)
  return major === neededMajor && minor >= neededMinor
}
