import { existsSync, mkdirSync, mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { isFileName } from '../../shared/contract/federation/names'
import { inside } from '../../deploy/names/inside'
import { inParallel } from '../../deploy/workspace/in-parallel'
import type { ObjectStore } from '../../deploy/workspace/store/object-store'
import { writeBelow } from '../../deploy/names/write-below'
import { partialMarker, releasePath } from '../../deploy/site/files/release-folders'
import { UserError } from '../../deploy/workspace/errors/user-error'

/** Copies of releases that were read before. Released files never change, so the copies stay right. */
export interface ReleaseCache {
  /** The folder with all files of a release, without compressed copies; they are not read again. */
  whole: (app: string, release: string) => Promise<string>
  /** A folder with the files that identify the release; undefined if it does not exist. */
  manifest: (app: string, release: string) => Promise<string | undefined>
}

/** Leaves out compressed copies, and names that no file has: a team may name objects as it likes. */
const isReleased = (file: string) =>
  isFileName(file.replace(/^\.server\//, '')) && !/\.(?:br|gz)$/.test(file)

/** Files cached for a partly downloaded release. */
const descriptions = ['release.json', '.server/sources', 'signature.json']

export function releaseCache(store: ObjectStore, folder: string): ReleaseCache {
  async function cached(target: string, fill: (draft: string) => Promise<unknown>) {
    if (existsSync(target)) return target
    mkdirSync(path.dirname(target), { recursive: true })
    const draft = mkdtempSync(`${target}.`)
    try {
      await fill(draft)
      if (!existsSync(inside(draft, 'release.json'))) return undefined
      if (!existsSync(target)) renameSync(draft, target)
    } catch (error) {
      // Another process has just put the same release there.
      if (!existsSync(target)) throw error
    } finally {
      rmSync(draft, { recursive: true, force: true })
    }
    return target
  }

  async function copy(key: string, draft: string, file: string) {
    const found = await store.read(key)
    if (found === undefined) return
    writeBelow(draft, file, found.body)
  }

  return {
    async whole(app, release) {
      const address = releasePath(app, release)
      const target = await cached(inside(folder, 'whole', address), async (draft) => {
        const keys = await store.list(`${address}/`)
        const files = keys.map((key) => key.slice(address.length + 1)).filter(isReleased)
        await inParallel(files, (file) => copy(`${address}/${file}`, draft, file))
      })
      if (target === undefined) throw new UserError(`The site has no release ${release} of ${app}.`)
      return target
    },
    manifest(app, release) {
      const address = releasePath(app, release)
      return cached(inside(folder, 'manifests', address), async (draft) => {
        await Promise.all(descriptions.map((file) => copy(`${address}/${file}`, draft, file)))
        writeFileSync(inside(draft, partialMarker), '')
      })
    },
  }
}
