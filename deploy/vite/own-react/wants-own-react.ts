import { coerce } from 'semver'
import * as v from 'valibot'
import { readPackage } from '../../workspace/read-package'
import { versionIn } from './own-versions'

const remotePackage = v.object({
  ownReact: v.optional(v.boolean('has an ownReact that is neither true nor false')),
})

const sharedPackage = v.object({ peerDependencies: v.optional(v.record(v.string(), v.string())) })

/**
 * Whether a build of a remote is to bring a React of its own: its package.json says so, or it is built
 * with another major version of React or styled-components than the shared package, and so the host.
 * @param root of the remote.
 */
export function wantsOwnReact(root: string, sharedFolder: string): boolean {
  if (readPackage(root, remotePackage).ownReact === true) return true
  const { peerDependencies } = readPackage(sharedFolder, sharedPackage)
  return ['react', 'styled-components'].some((name) => {
    const ofHost = peerDependencies?.[name] ?? versionIn(sharedFolder, name)
    return coerce(ofHost)?.major !== coerce(versionIn(root, name))?.major
  })
}
