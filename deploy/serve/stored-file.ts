import { constants, type Stats } from 'node:fs'
import { open, type FileHandle } from 'node:fs/promises'
import path from 'node:path'
import { errorCode } from '../workspace/errors/error-code'
import { acceptedCopies, type Copy } from './accepted-copies'

/** An open file. The caller of `openFirst` closes it. */
export interface StoredFile extends Copy {
  handle: FileHandle
  stats: Stats
  /** Relative to the folder, without `.br` or `.gz`. */
  name: string
}

/**
 * Opens the first of the files that exists, in the smallest copy that the request accepts.
 * @throws the system's error if a file exists and cannot be opened.
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

/** No such file, a file used as a folder, a name that is too long, a circle of links, a socket. */
const missing = ['ENOENT', 'ENOTDIR', 'ENAMETOOLONG', 'ELOOP', 'ENXIO']

async function openThere(file: string) {
  try {
    // Without O_NONBLOCK, opening a named pipe waits for its writer.
    return await open(file, constants.O_RDONLY | constants.O_NONBLOCK)
  } catch (error) {
    if (missing.some((code) => code === errorCode(error))) return undefined
    throw error
  }
}
