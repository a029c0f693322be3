import { createHash } from 'node:crypto'
import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import path from 'node:path'
import { hostApp } from '../workspace/folders'
import { temporaryName } from './temporary-files'

/**
 * Answers what was computed of these inputs before, or computes and keeps it.
 * @param inputs everything that the result depends on, beside the two releases.
 */
export type RenderCache = (inputs: string, compute: () => Promise<Buffer>) => Promise<Buffer>

/** Where the site remembers parts of its documents, by the two releases that a document is made of. */
export const renderCacheFolder = '.documents'

/** What is kept of documents that a release of the host writes for a release of an app. */
export function renderCache(
  site: string,
  hostRelease: string,
  app: string,
  release: string,
): RenderCache {
  const folder = path.join(site, renderCacheFolder, hostRelease, app, release)
  return async (inputs, compute) => {
    const file = path.join(folder, digestOf(inputs).toString('hex'))
    const kept = readKept(file)
    if (kept !== undefined) return kept
    const result = await compute()
    keep(file, result)
    return result
  }
}

/** Forgets what is kept of documents that a release had part in. */
export function evictRelease(site: string, app: string, release: string) {
  const folder = path.join(site, renderCacheFolder)
  const forget = (...names: string[]) =>
    rmSync(path.join(folder, ...names), { recursive: true, force: true })

  if (app === hostApp) return forget(release)
  const hosts = existsSync(folder) ? readdirSync(folder) : []
  for (const host of hosts) forget(host, app, release)
}

const digestOf = (content: string | Buffer) => createHash('sha256').update(content).digest()

const digestLength = 32

/** Undefined where there is nothing, or something else than what was written. */
function readKept(file: string) {
  try {
    const content = readFileSync(file)
    const result = content.subarray(digestLength)
    return digestOf(result).equals(content.subarray(0, digestLength)) ? result : undefined
  } catch {
    return undefined
  }
}

/** What cannot be kept is computed anew: no reason to fail. */
function keep(file: string, result: Buffer) {
  try {
    mkdirSync(path.dirname(file), { recursive: true })
    writeFileSync(temporaryName(file), Buffer.concat([digestOf(result), result]))
    renameSync(temporaryName(file), file)
  } catch {
    // The disk that refuses this is found out by what must be written.
  }
}
