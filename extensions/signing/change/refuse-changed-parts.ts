import type { RegistryDocument } from '../../../shared/contract/federation/registry-document'
import { placeOf } from '../../../deploy/site/files/page-file'
import { partsOf, type SignedState } from '../keys/signed-state'
import { readRegistryText } from '../../../deploy/site/registry/registry-file'
import { registryParts, retiredAddress } from './registry-parts'
import { hostApp } from '../../../deploy/workspace/folders'
import { UserError } from '../../../deploy/workspace/errors/user-error'

/**
 * A change also signs what it builds on: the entries of the host, and of the apps that it answers for,
 * must be as they were last signed. An unusable entry is not part of a change.
 * @param text of the registry before the change.
 * @throws UserError naming the entries.
 */
export function refuseChangedParts(
  text: string,
  state: SignedState,
  apps: readonly string[],
): void {
  const registry = readRegistryText(text)
  const found = registryParts(text)
  const hosts = partsOf(state, hostApp)
  const changed = [...new Set([hostApp, ...apps])].flatMap((app) => {
    const signed = partsOf(state, app)
    if (registry.damaged?.[app] !== undefined) return []
    const names = changedEntries(signed ?? {}, found.get(app) ?? {}, registry)
    if (signed !== undefined) return names
    // The host's team signs every page that another team has retired.
    return hosts === undefined ? [] : names.filter((name) => retiredAddress(name) !== undefined)
  })
  if (changed.length === 0) return
  throw new UserError(
    `${changed.join(', ')} is not what was signed: restore it from a backup. With the host's key, ` +
      '`fivefold sign` takes the site as it is.',
  )
}

/** Parts of the registry that are not as signed. A retired page is gone where a live one has its address. */
export function changedEntries(
  signed: Readonly<Record<string, string>>,
  found: Readonly<Record<string, string>>,
  { remotes }: Pick<RegistryDocument, 'remotes'>,
): string[] {
  const routes = Object.values(remotes).flatMap((remote) => remote.routes)
  const live = new Set(routes.map(placeOf))
  const isTaken = (path?: string) => path !== undefined && live.has(placeOf({ path }))
  const names = Object.keys({ ...signed, ...found }).filter((part) => part.includes('#'))
  return names.filter(
    (part) =>
      signed[part] !== found[part] && (found[part] !== undefined || !isTaken(retiredAddress(part))),
  )
}
