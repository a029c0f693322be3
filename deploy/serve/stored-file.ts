import { constants, type Stats } from 'node:fs'
import { open, type FileHandle } from 'node:fs/promises'
import path from 'node:path'
import { errorCode } from '../workspace/error-code'
import { acceptedCopies, type Copy } from './accepted-copies'

/** A file that is open; whoever has it closes it. */
export interface StoredFile extends Copy {
  handle: FileHandle
  stats: Stats
  /** Relative to the site, without the ending of a copy. */
  name: string
}

/**
 * Opens the first of the files that is there, in the smallest copy that the request takes.
 * @throws what the system says of a file that is there and cannot be opened.
 */
export async function openFirst(
  site: string,
  names: readonly string[],
  acceptEncoding: string | undefined,
): Promise<StoredFile | undefined> {
  for (const name of names) {
    for (const copy of acceptedCopies(acceptEncoding)) {
      const file = await openFile(path.join(site, name + copy.suffix))
      if (file !== undefined) return { ...file, ...copy, name }
    }
  }
  return undefined
}

async function openFile(file: string) {
  const handle = await openThere(file)
  if (handle === undefined) return undefined
  try {
    const stats = await handle.stat()
    if (stats.isFile()) return { handle, stats }
  } catch (error) {
    await handle.close()
    throw error
  }
  await handle.close()
  return undefined
}

/** A name too long, a file in the place of a folder, links that lead in a circle, a socket. */
const notThere = ['ENOENT', 'ENOTDIR', 'ENAMETOOLONG', 'ELOOP', 'ENXIO']

async function openThere(file: string) {
  try {
    // A pipe would else be waited for.
    return await open(file, constants.O_RDONLY | constants.O_NONBLOCK)
  } catch (error) {
    if (notThere.some((code) => code === errorCode(error))) return undefined
    throw error
  }
}
