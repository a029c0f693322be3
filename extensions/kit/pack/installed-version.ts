import { existsSync } from 'node:fs'
import path from 'node:path'
import * as v from 'valibot'
import { readPackage } from '../../../deploy/workspace/read-package'
import { workspaceFolder } from '../../../deploy/workspace/folders'

const versioned = v.object({ version: v.string('names no version') })

/**
 * Packages with the versions that packages of this workspace have them in.
 * @param folders of the workspace, the first that has one counts; empty for its root.
 */
export const installedVersions = (folders: readonly string[], packages: readonly string[]) =>
  Object.fromEntries(
    packages.map((name) => {
      const places = folders.map((each) => path.join(workspaceFolder, each, 'node_modules', name))
      const installed = places.find((place) => existsSync(place)) ?? name
      return [name, readPackage(installed, versioned).version]
    }),
  )
