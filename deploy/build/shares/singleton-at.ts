import path from 'node:path'
import { sharedModules } from '../../../shared/federation/shared-modules'

const packageName = '@fivefold/shared/'

/** The shared module that a file path or an import of the shared package names, if it is one. */
export function singletonAt(sharedFolder: string, target: string): string | undefined {
  const name = target.startsWith(sharedFolder)
    ? packageName + path.relative(sharedFolder, target).split(path.sep).join('/')
    : target
  const module = name.replace(/\?.*$/, '').replace(/\.[jt]sx?$/, '')
  return sharedModules.find((shared) => shared === module)
}
