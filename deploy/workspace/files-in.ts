import { readdirSync } from 'node:fs'
import path from 'node:path'

/** The files of a folder and of those below it, by their path relative to it, sorted; no links. */
export const filesIn = (folder: string) =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)))
    .toSorted()
