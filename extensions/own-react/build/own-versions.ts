import { createRequire } from 'node:module'
import path from 'node:path'
import * as v from 'valibot'
import { contractVersion } from '../../../shared/contract/federation/shared-modules'
import { readPackage } from '../../../deploy/workspace/read-package'

const installed = v.object({ version: v.string() })

/** The version in which the code in a folder finds a package. */
export function versionIn(folder: string, name: string): string {
  const require = createRequire(path.join(folder, 'package.json'))
  return readPackage(path.dirname(require.resolve(`${name}/package.json`)), installed).version
}

/** Identifies a remote's own React. Remotes with the same versions share it on a page. */
export const ownVersions = (root: string) =>
  `${versionIn(root, 'styled-components')}+react.${versionIn(root, 'react')}.contract.${contractVersion}`
