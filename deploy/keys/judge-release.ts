import type { RouteEntry } from '../../shared/routing/remote-contract'
import { ownerOf, owns, type Owners } from './owners'
import type { ReleaseSignature } from './release-signature'

/**
 * What is wrong with who signed a release, in words; empty where its owner did.
 * @param routes that the release has.
 */
export function wrongSignature(
  owners: Owners,
  app: string,
  release: string,
  signature: ReleaseSignature | undefined,
  routes: readonly RouteEntry[],
): string[] {
  const owner = ownerOf(owners, app)
  if (owner === undefined) return [`owners.json names no owner of ${app}`]
  const foreign = routes.filter(({ path }) => !owns(owner, path)).map(({ path }) => path)
  const paths = foreign.length > 0 ? [`${foreign.join(', ')} belongs to another team`] : []
  if (signature === undefined) return ['it is not signed, or its signature is damaged', ...paths]
  const { document, key } = signature
  if (document.app !== app || document.release !== release)
    return ['its signature is of another release']
  const known = owner.keys.find((candidate) => candidate.key === key)
  if (known === undefined) return ['it is signed with a key that is not of its team', ...paths]
  if (known.until !== undefined && document.time > known.until) {
    return [
      `it is signed with a key that its team gave up on ${known.until.slice(0, 10)}`,
      ...paths,
    ]
  }
  return paths
}
