import { lstatSync, readdirSync, realpathSync } from 'node:fs'
import { builtinModules } from 'node:module'
import path from 'node:path'
import { errorCode } from '../../deploy/workspace/errors/error-code'
import { UserError } from '../../deploy/workspace/errors/user-error'
import { workspaceFolder } from '../../deploy/workspace/folders'
import { isHyphenated } from '../../deploy/names/hyphenated-name'
import { meets } from '../../shared/contract/federation/names'

/** A file in the folder of a site that is not finished. */
export const unfinishedMark = '.unfinished'

const longestName = 50

/** The packages in every site. */
const taken = /^(?:host|shared|deploy|checks|e2e|extensions|remote-.+|node-modules|fivefold)$/

export interface Target {
  /** Its real path; the folder is absent or empty. */
  folder: string
  name: string
  exists: boolean
}

/**
 * The folder that a new site may be made in. Changes nothing.
 * @param from the folder that a relative path starts at.
 * @throws UserError that says what is wrong with it.
 */
export function targetFolder(words: string, from: string): Target {
  if (words.trim() === '' || words.includes('\0'))
    throw new UserError('Name the folder of the new site, such as ../my-site.')
  const wanted = path.resolve(from, words)
  const name = namedAfter(path.basename(wanted))
  const folder = path.join(parentOf(wanted), name)
  refuseOverlap(folder)
  // As `run-tools.mjs` refuses them.
  const [misread] = (path.sep === '/' ? /[#%?:\\\p{Cc}]/u : /[#%?]/).exec(folder) ?? []
  if (misread !== undefined)
    throw new UserError(`The tools cannot work in ${folder}: choose a path without “${misread}”.`)
  return { folder, name, exists: isEmptyFolder(folder) }
}

function namedAfter(name: string): string {
  if (!isHyphenated(name) || name.length > longestName)
    throw new UserError(
      `“${name}” cannot name a site: its folder has up to ${longestName} lower-case letters and digits, in words ` +
        'joined by a hyphen, such as my-site.',
    )
  if (taken.test(name) || builtinModules.includes(name))
    throw new UserError(`“${name}” is the name of a package: choose another for the site.`)
  return name
}

function parentOf(wanted: string): string {
  const parent = path.dirname(wanted)
  const real = explained(parent, () => realpathSync(parent))
  if (explained(parent, () => lstatSync(real)).isDirectory()) return real
  throw new UserError(`The new site needs the folder ${parent}, which is a file.`)
}

function refuseOverlap(folder: string) {
  if (meets(folder, realpathSync(workspaceFolder)))
    throw new UserError(
      `${folder} and this workspace would be one inside the other: choose a folder beside it, such as ../my-site.`,
    )
}

/** @returns false if nothing is there. @throws UserError if more than an empty folder is there. */
function isEmptyFolder(folder: string): boolean {
  const found = explained(folder, () => lstatSync(folder, { throwIfNoEntry: false }))
  if (!found) return false
  if (found.isSymbolicLink()) throw new UserError(`${folder} is a link: name a folder.`)
  if (!found.isDirectory()) throw new UserError(`${folder} is a file: name a folder.`)
  const files = explained(folder, () => readdirSync(folder))
  if (files.includes(unfinishedMark))
    throw new UserError(
      `${folder} has a part of a new site. If none is made there now, delete the folder and start again.`,
    )
  if (files.length > 0) throw new UserError(`${folder} is not empty: name a new folder.`)
  return true
}

function explained<Result>(folder: string, read: () => Result): Result {
  try {
    return read()
  } catch (error) {
    const reason = reasons[String(errorCode(error))] ?? `cannot be used (${String(error)})`
    throw new UserError(`The new site needs the folder ${folder}, which ${reason}.`)
  }
}

const reasons: Readonly<Record<string, string>> = {
  ENOENT: 'is not there',
  ENOTDIR: 'is below a file',
  EACCES: 'cannot be read by you',
  EPERM: 'cannot be read by you',
  ELOOP: 'is a link that leads to itself',
  ENAMETOOLONG: 'has too long a name',
}
