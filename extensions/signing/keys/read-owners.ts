import { existsSync } from 'node:fs'
import { inside } from '../../../deploy/names/inside'
import { readText } from '../../../deploy/names/limits'
import { ownersFile, signedOwnersIn, type Owners } from './owners'
import { readSignedState, type SignedState } from './signed-state'

/**
 * Reads what the teams of a site have signed. The statements are empty where they signed only
 * releases. Undefined where the site has no owners.
 * @throws UserError when the owners are not signed by the host's team.
 */
export function currentState(site: string): SignedState | undefined {
  const state = readSignedState(site)
  if (state !== undefined) return state
  const file = inside(site, ownersFile)
  if (!existsSync(file)) return undefined
  return { owners: signedOwnersIn(readText(file)), statements: [] }
}

/** The owners of a site; undefined where anybody may release anything. @throws UserError as above. */
export const readOwners = (site: string): Owners | undefined => currentState(site)?.owners.document
