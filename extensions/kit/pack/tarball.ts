import { create } from 'tar'
import { filesIn } from '../../../deploy/workspace/files-in'

/**
 * Packs a folder as npm does, with everything below `package/`. Equal folders give equal files: no
 * times, no owners.
 */
export const packTarball = (folder: string, file: string) =>
  create(
    { file, cwd: folder, prefix: 'package', gzip: { level: 9 }, portable: true, noMtime: true },
    filesIn(folder),
  )
