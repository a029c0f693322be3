import { satisfies } from 'semver'
import type { ModuleContract } from '../../shared/contract/federation/release-manifest'
import { UserError } from '../../deploy/workspace/errors/user-error'
import type { ForeignManifest, ForeignShare } from './foreign-manifest'

/**
 * The shares that a remote takes from the host, because it must not have a copy of them.
 * @param given what the live host provides.
 * @throws UserError naming what the host does not have, and what it has instead.
 */
export function adoptedShares(
  { name, shared }: ForeignManifest,
  given: ModuleContract,
): ModuleContract {
  const unmet = shared.flatMap((share) => {
    const provided = given.modules[share.name]?.version
    const needed = rangeOf(share)
    if (provided === undefined ? hasCopy(share) : satisfies(provided, needed)) return []
    // A share that is not a singleton may use the remote's copy.
    if (provided !== undefined && !share.singleton && hasCopy(share)) return []
    return [`${share.name} ${needed}, and the host has ${provided ?? 'none'}`]
  })
  if (unmet.length > 0)
    throw new UserError(`${name} cannot be adopted: it needs ${unmet.join('; ')}.`)
  const taken = shared.filter((share) => share.name in given.modules && share.singleton)
  return {
    storeSchema: 0,
    modules: Object.fromEntries(
      taken.map((share) => [share.name, { version: rangeOf(share), exports: [] }]),
    ),
  }
}

const rangeOf = ({ requiredVersion }: ForeignShare) =>
  typeof requiredVersion === 'string' && requiredVersion !== '' ? requiredVersion : '*'

const hasCopy = ({ assets }: ForeignShare) =>
  [...(assets?.js?.sync ?? []), ...(assets?.js?.async ?? [])].length > 0
