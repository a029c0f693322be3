import { realpathSync } from 'node:fs'
import { createRequire } from 'node:module'
import path from 'node:path'

/**
 * The file of a module of the shared package, without its ending, as the package's `exports` say.
 * @param name without the package's name, such as `routing/link`.
 * @returns a path relative to the package.
 * @throws Error when the package has no such module.
 */
export function sharedFile(sharedFolder: string, name: string): string {
  const { resolve } = createRequire(path.join(sharedFolder, 'package.json'))
  const file = path.relative(realpathSync(sharedFolder), resolve(`@fivefold/shared/${name}`))
  return file
    .split(path.sep)
    .join('/')
    .replace(/\.[jt]sx?$/, '')
}
