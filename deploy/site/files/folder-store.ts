import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmdirSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import path from 'node:path'
import { inside } from '../../names/inside'
import type { SiteStore } from '../../workspace/store/object-store'
import { temporaryName } from './temporary-files'
import { errorCode } from '../../workspace/errors/error-code'

/** A site in a folder, as a store. It takes no lock: it is for files that never change. */
export function folderStore(site: string): SiteStore {
  const file = (key: string) => inside(site, key)
  const found = (key: string) =>
    existsSync(file(key)) && statSync(file(key)).isFile() ? { etag: '', revision: 0 } : undefined
  return {
    async read(key) {
      const object = found(key)
      return object && { ...object, body: readFileSync(file(key)) }
    },
    version: async (key) => found(key),
    async writeIfAbsent(key, { body }) {
      if (found(key)) return undefined
      mkdirSync(path.dirname(file(key)), { recursive: true })
      writeFileSync(temporaryName(file(key)), body)
      renameSync(temporaryName(file(key)), file(key))
      return ''
    },
    async list(prefix) {
      const below = prefix === '' ? site : file(prefix.replace(/\/$/, ''))
      if (!existsSync(below)) return []
      // A server follows links, so that they are listed, too.
      return readdirSync(below, { recursive: true, withFileTypes: true })
        .filter((entry) => !entry.isDirectory())
        .map(({ parentPath, name }) => path.relative(below, path.join(parentPath, name)))
        .map((name) => path.posix.join(prefix, name))
        .toSorted()
    },
    async delete(key) {
      rmSync(file(key), { force: true })
      removeIfEmpty(path.dirname(file(key)))
      return true
    },
  }
}

function removeIfEmpty(folder: string) {
  try {
    rmdirSync(folder)
  } catch (error) {
    if (errorCode(error) !== 'ENOTEMPTY' && errorCode(error) !== 'ENOENT') throw error
  }
}
