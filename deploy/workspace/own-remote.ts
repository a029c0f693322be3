import * as v from 'valibot'
import { appName } from '../../shared/contract/federation/names'
import { readPackage } from './read-package'
import { isKit, workspaceFolder } from './folders'
import { UserError } from './errors/user-error'

const remotePackage = v.object({
  fivefold: v.object(
    {
      remote: v.pipe(v.string('names no remote in “fivefold”'), appName),
      site: v.pipe(
        v.string(),
        v.url('has no address of a site in “fivefold”'),
        v.transform((text) => new URL(text).origin),
      ),
    },
    'has no “fivefold” with the remote’s name and the site’s address',
  ),
})

/** The remote of this repository; undefined in the workspace, which has several. */
export const ownRemote = () => (isKit ? repository() : undefined)

/**
 * The remote of this repository and the origin of the deployed site it belongs to.
 * @throws UserError when its package.json does not name them.
 */
export function repository() {
  try {
    return readPackage(workspaceFolder, remotePackage).fivefold
  } catch (cause) {
    throw new UserError(
      `${cause instanceof Error ? cause.message : String(cause)}. Run this in the folder of a remote: ` +
        'its package.json says {"fivefold": {"remote": "billing", "site": "https://…"}}.',
    )
  }
}
