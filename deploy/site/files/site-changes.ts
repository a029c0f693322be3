import {
  existsSync,
  mkdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import path from 'node:path'
import { inside } from '../../names/inside'
import { UserError } from '../../workspace/errors/user-error'
import { decodedCopy, encodings } from './compress'
import { temporaryName } from './temporary-files'
import { withCompressedCopies, type SiteText, type SiteTexts } from './compressed-texts'

/** Files to write and then files to remove, in this order. */
export interface SiteChanges {
  /** Contents by their path relative to the site's folder. */
  writes: ReadonlyMap<string, Buffer>
  removals: readonly string[]
}

/** The wanted files that the site lacks or has with other content. */
export function differing(site: string, wanted: ReadonlyMap<string, Buffer>) {
  return new Map([...wanted].filter(([file, bytes]) => !holds(inside(site, file), bytes)))
}

/**
 * The wanted texts that the site lacks or has with other content, with their compressed copies.
 * @param takes whether a text may be written; it is called for each.
 */
export const differingTexts = (
  site: string,
  wanted: SiteTexts,
  takes: (text: SiteText) => boolean = () => true,
) =>
  withCompressedCopies(
    wanted,
    (text) => takes(text) && !holdsCompressed(inside(site, text.file), Buffer.from(text.text)),
  )

/** A file that is in the site from the first rename of a run to its last. */
const dirtyMarker = (site: string) => inside(site, '.unsettled')

/** Whether the last run was interrupted between its first rename and its last. */
export const isDirty = (site: string) => existsSync(dirtyMarker(site))

/**
 * Writes every file under a temporary name, then renames them all: a full disk changes nothing, and
 * each file appears whole or not at all.
 */
export function applyChanges(site: string, { writes, removals }: SiteChanges) {
  refuseObstacles(site, ['.unsettled', ...writes.keys(), ...removals])
  const marker = dirtyMarker(site)
  const targets = [marker, ...[...writes.keys()].map((file) => inside(site, file))]
  prepare(marker, Buffer.alloc(0))
  for (const [file, bytes] of writes) prepare(inside(site, file), bytes)
  for (const target of targets) renameSync(temporaryName(target), target)
  for (const file of removals) rmSync(inside(site, file), { force: true })
  rmSync(marker)
}

/** @throws UserError where a folder has the place of one of the files, or another file that of its folder. */
function refuseObstacles(site: string, files: readonly string[]) {
  for (const file of files) {
    const parts = file.split('/')
    for (const end of parts.keys()) {
      const found = statSync(inside(site, ...parts.slice(0, end + 1)), { throwIfNoEntry: false })
      const isFolder = end < parts.length - 1
      if (found === undefined || found.isDirectory() === isFolder) continue
      throw new UserError(
        `${inside(site, ...parts.slice(0, end + 1))} is a ${isFolder ? 'file' : 'folder'}, and the site has a ` +
          `${isFolder ? 'folder' : 'file'} there: move it away and run the command again.`,
      )
    }
  }
}

function prepare(target: string, bytes: Buffer) {
  mkdirSync(path.dirname(target), { recursive: true })
  writeFileSync(temporaryName(target), bytes)
}

const holds = (file: string, bytes: Buffer) =>
  existsSync(file) && statSync(file).isFile() && readFileSync(file).equals(bytes)

const holdsCompressed = (file: string, bytes: Buffer) =>
  holds(file, bytes) &&
  Object.keys(encodings).every((copy) => decodedCopy(file, copy)?.equals(bytes) ?? false)
