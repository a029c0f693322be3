import path from 'node:path'
import { isPathPart, quoted } from '../../shared/contract/federation/names'
import { UserError } from '../workspace/errors/user-error'

/**
 * A path below a folder: the only way from a name to a place in a site, a working copy, a bucket's cache, a
 * build or a kit. What the tool itself has put there as a link counts as being there.
 * @param names parts of the path, each one or several joined by slashes.
 * @throws UserError where they would leave the folder, or mean another place on another file system.
 */
export function inside(folder: string, ...names: readonly string[]): string {
  const parts = names.join('/').split('/')
  if (parts.every(isPathPart)) return path.join(folder, ...parts)
  throw new UserError(`${quoted(names.join('/'))} is no place below ${folder}.`)
}
