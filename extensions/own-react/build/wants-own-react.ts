import { coerce } from 'semver'
import * as v from 'valibot'
import { readPackage } from '../../../deploy/workspace/read-package'
import { versionIn } from './own-versions'

const remotePackage = v.object({
  ownReact: v.optional(v.boolean('has an ownReact that is neither true nor false')),
})

const sharedPackage = v.object({ peerDependencies: v.optional(v.record(v.string(), v.string())) })

/** A library in the versions of a remote and of the host, which differ in the major one. */
export interface OtherMajor {
  name: string
  own: string
  host: string
}

/**
 * Whether a build of a remote includes its own React: its package.json says so, or it is built
 * with another major version of React or styled-components than the shared package, and so the host.
 * @param root of the remote.
 */
export const wantsOwnReact = (root: string, sharedFolder: string): boolean =>
  readPackage(root, remotePackage).ownReact === true || otherMajors(root, sharedFolder).length > 0

/** The libraries in which a remote and the shared package have different major versions. */
export function otherMajors(root: string, sharedFolder: string): OtherMajor[] {
  const { peerDependencies } = readPackage(sharedFolder, sharedPackage)
  return ['react', 'styled-components']
    .map((name) => ({
      name,
      own: versionIn(root, name),
      host: coerce(peerDependencies?.[name])?.version ?? versionIn(sharedFolder, name),
    }))
    .filter(({ own, host }) => coerce(host)?.major !== coerce(own)?.major)
}
