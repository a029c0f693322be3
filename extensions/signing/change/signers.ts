import type { RegistryDocument } from '../../../shared/contract/federation/registry-document'
import { refuseChangedFiles } from './foreign-release'
import { wrongSignature } from '../keys/judge-release'
import { isKeyOf, type Owners } from '../keys/owners'
import { readSignature } from '../keys/release-signature'
import { partsOf, type SignedState } from '../keys/signed-state'
import { signingKey, type SigningKey } from '../keys/signing-key'
import { hostApp } from '../../../deploy/workspace/folders'
import { UserError } from '../../../deploy/workspace/errors/user-error'

/** @throws UserError where `$SIGNING_KEY` is neither the host's nor that of all these apps. */
export function keyFor(owners: Owners, apps: readonly string[]): SigningKey {
  const key = signingKey()
  const mayBe = [...apps, hostApp].map((app) => `${app}'s team`)
  const teams = [...new Set(mayBe)].join(' or ')
  if (key === undefined)
    throw new UserError(
      `This site takes only signed changes: set SIGNING_KEY to the private key of ${teams}.`,
    )
  const isOf = (app: string) => isKeyOf(owners, app, key.publicKey)
  if (isOf(hostApp) || (apps.length > 0 && apps.every(isOf))) return key
  throw new UserError(`SIGNING_KEY is not the key of ${teams}.`)
}

/** The host's team answers for every app whose live release its own team has signed. */
export function answeredByHost(site: string, registry: RegistryDocument, state: SignedState) {
  const owners = state.owners.document
  const live = Object.entries(registry.remotes).filter(([app, { live, routes }]) => {
    const signature = readSignature(site, app, live.version)
    if (wrongSignature(owners, app, live.version, signature, routes).length > 0) return false
    refuseChangedFiles(site, signature)
    return true
  })
  const retired = (registry.retired ?? []).map(({ remote }) => remote)
  const gone = retired.filter((app) => !Object.hasOwn(registry.remotes, app))
  const damaged = Object.keys(registry.damaged ?? {}).filter((app) => partsOf(state, app))
  return [...new Set([hostApp, ...live.map(([app]) => app), ...gone, ...damaged])]
}
