import { createHash, createHmac } from 'node:crypto'
import {
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  realpathSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import path from 'node:path'
import { inside } from '../../names/inside'
import { limits, readLimited } from '../../names/limits'
import { hostApp } from '../../workspace/folders'
import { temporaryName } from './temporary-files'

/**
 * The cached result for these inputs, else the computed one, which is cached.
 * @param inputs everything that the result depends on, besides the two releases.
 */
export type RenderCache = (inputs: string, compute: () => Promise<Buffer>) => Promise<Buffer>

/** Parts of documents, in folders by the two releases that a document is made of. */
export const renderCacheFolder = '.documents'

/** The cache for documents that a release of the host renders with a release of an app. */
export function renderCache(
  site: string,
  hostRelease: string,
  app: string,
  release: string,
): RenderCache {
  return async (inputs, compute) => {
    const place = [hostRelease, app, release, digestOf(inputs)].join('/')
    const file = inside(site, renderCacheFolder, place)
    const cached = readResult(file, place)
    if (cached !== undefined) return cached
    const result = await compute()
    writeResult(file, place, result)
    return result
  }
}

/**
 * Adds the results of a site to those of its copy, or the other way round. A working copy of a bucket links to
 * its results.
 * @param host the release of the host that they were rendered with; absent: all of them.
 */
export function addResults(from: string, to: string, ...host: readonly string[]) {
  const [source, target] = [from, to].map((site) => inside(site, renderCacheFolder, ...host))
  if (source === undefined || target === undefined || !existsSync(source)) return
  mkdirSync(target, { recursive: true })
  cpSync(realpathSync(source), realpathSync(target), { recursive: true })
}

/** Removes every result that a release had part in. */
export function evictRelease(site: string, app: string, release: string) {
  const folder = inside(site, renderCacheFolder)
  const remove = (...names: string[]) =>
    rmSync(inside(folder, ...names), { recursive: true, force: true })

  if (app === hostApp) return remove(release)
  const hosts = existsSync(folder) ? readdirSync(folder) : []
  for (const host of hosts) remove(host, app, release)
}

const digestOf = (content: string) => createHash('sha256').update(content).digest('hex')

/** @param place of the result: the two releases and the digest of all that it follows from. */
function sealOf(place: string, result: Buffer) {
  const key = process.env['SIGNING_KEY'] ?? ''
  const secret = existsSync(key) ? readFileSync(key) : key
  return createHmac('sha256', secret).update(`${place}\0`).update(result).digest()
}

const digestLength = 32

/**
 * A result is stored behind a seal made with the key that signs documents, so that a user who can write the
 * site's folder cannot put anything into others' documents. Undefined where it is missing, damaged, of another
 * key, or sealed for another place.
 */
function readResult(file: string, place: string) {
  try {
    const content = readLimited(file, limits.file)
    const result = content.subarray(digestLength)
    return sealOf(place, result).equals(content.subarray(0, digestLength)) ? result : undefined
  } catch {
    return undefined
  }
}

/** A result that cannot be written is computed again next time: no reason to fail. */
function writeResult(file: string, place: string, result: Buffer) {
  try {
    mkdirSync(path.dirname(file), { recursive: true })
    writeFileSync(temporaryName(file), Buffer.concat([sealOf(place, result), result]))
    renameSync(temporaryName(file), file)
  } catch {
    // If the disk is at fault, writing the document itself will say so.
  }
}
