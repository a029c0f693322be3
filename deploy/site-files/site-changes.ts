import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { decodedCopy, encodings } from './compress'
import { temporaryName } from './temporary-files'
import { withCompressedCopies, type SiteTexts } from './compressed-texts'

/** What must be written and removed for the site to stand as wanted, in this order. */
export interface SiteChanges {
  /** Contents by their path relative to the site's folder. */
  writes: ReadonlyMap<string, Buffer>
  removals: readonly string[]
}

/** The files, of those wanted, that do not stand in the site as they are. */
export function differing(site: string, wanted: ReadonlyMap<string, Buffer>) {
  return new Map([...wanted].filter(([file, bytes]) => !holds(path.join(site, file), bytes)))
}

/** The text files, of those wanted, that do not stand in the site as they are, with their copies. */
export const differingTexts = (site: string, wanted: SiteTexts) =>
  withCompressedCopies(
    wanted,
    ({ file, text }) => !holdsCompressed(path.join(site, file), Buffer.from(text)),
  )

/** Stands in a site from the first change of a run to its last. */
const dirtyMarker = (site: string) => path.join(site, '.unsettled')

/** Whether a run has ended between its first change and its last. */
export const isDirty = (site: string) => existsSync(dirtyMarker(site))

/**
 * Prepares every file beside its place, then renames them all: a disk that is full or a failure
 * changes nothing, and a file appears whole or not at all.
 */
export function applyChanges(site: string, { writes, removals }: SiteChanges) {
  const marker = dirtyMarker(site)
  const targets = [marker, ...[...writes.keys()].map((file) => path.join(site, file))]
  prepare(marker, Buffer.alloc(0))
  for (const [file, bytes] of writes) prepare(path.join(site, file), bytes)
  for (const target of targets) renameSync(temporaryName(target), target)
  for (const file of removals) rmSync(path.join(site, file), { force: true })
  rmSync(marker)
}

function prepare(target: string, bytes: Buffer) {
  mkdirSync(path.dirname(target), { recursive: true })
  writeFileSync(temporaryName(target), bytes)
}

const holds = (file: string, bytes: Buffer) => existsSync(file) && readFileSync(file).equals(bytes)

const holdsCompressed = (file: string, bytes: Buffer) =>
  holds(file, bytes) &&
  Object.keys(encodings).every((copy) => decodedCopy(file, copy)?.equals(bytes) ?? false)
