import path from 'node:path'
import * as v from 'valibot'
import { readPackage } from '../../../deploy/workspace/read-package'
import { workspaceFolder } from '../../../deploy/workspace/folders'

const versioned = v.object({ version: v.string('names no version') })

/**
 * Packages with the versions that a package of this workspace has them in.
 * @param folder of the workspace; empty for its root.
 */
export const installedVersions = (folder: string, packages: readonly string[]) =>
  Object.fromEntries(
    packages.map((name) => {
      const installed = path.join(workspaceFolder, folder, 'node_modules', name)
      return [name, readPackage(installed, versioned).version]
    }),
  )
