import { mkdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { quoted } from '../../shared/contract/federation/names'
import { errorCode } from '../workspace/errors/error-code'
import { UserError } from '../workspace/errors/user-error'
import { inside } from './inside'

/** A disk cannot have both `a` and `a/b`; a bucket, a manifest or a script may name both. */
const inTheWay = new Set<unknown>(['EEXIST', 'EISDIR', 'ENOTDIR'])

/**
 * Writes a file below a folder, with the folders between.
 * @throws UserError where its name would leave the folder, or another file has the place of a folder.
 */
export function writeBelow(folder: string, name: string, content: string | Buffer): void {
  const file = inside(folder, name)
  try {
    mkdirSync(path.dirname(file), { recursive: true })
    writeFileSync(file, content)
  } catch (error) {
    if (!inTheWay.has(errorCode(error))) throw error
    throw new UserError(`${quoted(name)} cannot be written: another file is a part of its path.`)
  }
}
