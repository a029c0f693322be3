import { isGoodKey, ownerOf, owns, type Owner, type Owners } from './owners'
import type { ReleaseSignature } from './release-signature'

/**
 * Says what is wrong with the signature of a release; empty where its owner has signed it.
 * @param routes that the release has.
 */
export function wrongSignature(
  owners: Owners,
  app: string,
  release: string,
  signature: ReleaseSignature | undefined,
  routes: readonly { path: string }[],
): string[] {
  const owner = ownerOf(owners, app)
  if (owner === undefined) return [`owners.json names no owner of ${app}`]
  const wrong = signature === undefined ? [] : wrongKey(owners, app, signature)
  if (signature === undefined) wrong.push('it is not signed, or its signature is damaged')
  else if (signature.document.app !== app || signature.document.release !== release)
    return ['its signature is of another release']
  return [...wrong, ...foreignPaths(owner, routes)]
}

/** Addresses of an app that are not its owner's, in words. */
export function foreignPaths(owner: Owner, routes: readonly { path: string }[]): string[] {
  const foreign = routes.filter(({ path }) => !owns(owner, path)).map(({ path }) => path)
  return foreign.length > 0 ? [`${foreign.join(', ')} belongs to another team`] : []
}

function wrongKey(owners: Owners, app: string, signature: ReleaseSignature): string[] {
  if (isGoodKey(owners, app, signature)) return []
  const { keys = [], givenUp = [] } = ownerOf(owners, app) ?? {}
  const until = keys.find(({ key }) => key === signature.key)?.until
  // Owners of earlier versions know when a key was given up, not what it had signed.
  if (until !== undefined && signature.document.time <= until) return []
  return until !== undefined || givenUp.some(({ key }) => key === signature.key)
    ? ['it is signed with a key that its team gave up before']
    : ['it is signed with a key that is not of its team']
}
