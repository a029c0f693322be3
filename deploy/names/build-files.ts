import { lstatSync, readdirSync } from 'node:fs'
import path from 'node:path'
import { isFileName, quoted } from '../../shared/contract/federation/names'
import { UserError } from '../workspace/errors/user-error'
import { limits, tooLarge } from './limits'

/** Files that the release tool adds to a build: a folder may not have their place. */
const addedFiles = /^(?:signature\.json|script-graph\.js|\.server\/sources)$|\.(?:br|gz)$/

/** A build keeps its programs for the release tool here, and so does a release. */
const toolFolder = /^\.server(?:\/|$)/

/**
 * Refuses a build unless every file system and server can keep it: plain files with distinct names.
 * @param isPart of the build, by the path of a file or folder; by default all are.
 * @throws UserError naming the first thing that is not.
 */
export function refuseBuildFiles(folder: string, isPart = (_file: string) => true): void {
  const known = new Set<string>()
  let size = 0
  for (const name of plainEntries(folder, isPart)) {
    if (!isFileName(toolFolder.test(name) ? name.slice(1) : name))
      throw refusal(folder, name, 'no name of a file')
    if (known.has(name.toLowerCase())) throw refusal(folder, name, 'there in two spellings')
    known.add(name.toLowerCase())
    const found = lstatSync(path.join(folder, name))
    if (found.isDirectory() && addedFiles.test(name))
      throw refusal(folder, name, 'a folder in the place of a file of the release tool')
    size += found.size
    if (size > limits.build) throw tooLarge(folder, limits.build)
    if (known.size > limits.files)
      throw new UserError(`${folder} has more than ${limits.files} files: it is not released.`)
  }
}

/** @throws UserError where a folder contains a link, whose target belongs to no release. */
export function refuseLinks(folder: string): void {
  for (const _ of plainEntries(folder));
}

/** Files and folders below a folder, by their path relative to it. */
function* plainEntries(
  folder: string,
  isPart = (_file: string) => true,
  below = '',
): Generator<string> {
  for (const entry of readdirSync(path.join(folder, below), { withFileTypes: true })) {
    const name = path.posix.join(below, entry.name)
    if (!isPart(path.join(folder, name))) continue
    if (!entry.isFile() && !entry.isDirectory())
      throw refusal(folder, name, 'neither a file nor a folder')
    yield name
    if (entry.isDirectory()) yield* plainEntries(folder, isPart, name)
  }
}

const refusal = (folder: string, name: string, reason: string) =>
  new UserError(`${quoted(name)} in ${folder} is ${reason}: rename or remove it.`)
