import { partsOf, type SignedState } from '../../site/keys/signed-state'
import { readRegistryText } from '../../site/registry/registry-file'
import { registryParts, retiredPart } from '../../site/registry/registry-parts'
import { hostApp } from '../../workspace/folders'
import { UserError } from '../../workspace/errors/user-error'

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
  const changed = [...new Set([hostApp, ...apps])].flatMap((app) => {
    const signed = partsOf(state, app)
    if (signed === undefined || registry.damaged?.[app] !== undefined) return []
    return changedEntries(signed, found.get(app) ?? {}, takenAddresses(registry))
  })
  if (changed.length === 0) return
  throw new UserError(
    `${changed.join(', ')} is not what was signed: restore it from a backup. With the host's key, ` +
      '`fivefold sign` takes the site as it is.',
  )
}

/** Parts of the registry that are not as signed. @param taken parts of retired pages that others replace. */
export function changedEntries(
  signed: Readonly<Record<string, string>>,
  found: Readonly<Record<string, string>>,
  taken: ReadonlySet<string>,
): string[] {
  const names = Object.keys({ ...signed, ...found }).filter((part) => part.includes('#'))
  return names.filter((part) => signed[part] !== found[part] && !taken.has(part))
}

/** Parts of retired pages whose addresses belong to live pages again. */
export const takenAddresses = ({ remotes }: Pick<ReturnType<typeof readRegistryText>, 'remotes'>) =>
  new Set(
    Object.values(remotes).flatMap(({ routes }) => routes.map(({ path }) => retiredPart(path))),
  )
