import { readdirSync } from 'node:fs'
import path from 'node:path'
import { create } from 'tar'

/**
 * Packs a folder as npm does, with everything below `package/`. Equal folders give equal files: no
 * times, no owners.
 */
export const packTarball = (folder: string, file: string) =>
  create(
    { file, cwd: folder, prefix: 'package', gzip: { level: 9 }, portable: true, noMtime: true },
    filesOf(folder),
  )

const filesOf = (folder: string) =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)))
    .toSorted()
