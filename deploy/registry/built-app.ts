import { createHash } from 'node:crypto'
import { readdirSync, readFileSync, statSync } from 'node:fs'
import path from 'node:path'
import type { ReleaseManifest } from '../../shared/federation/release-manifest'
import { buildFolder } from '../workspace/folders'
import { readManifest } from './read-manifest'

export interface BuiltApp extends ReleaseManifest {
  folder: string
  /** Of every built file, by name and content. */
  hash: string
  /** The package's version and the content's hash: one name for one content. */
  release: string
}

/** @throws UserError when the app has not been built. */
export function builtApp(app: string, folder = buildFolder(app)): BuiltApp {
  const published = readManifest(folder)
  const hash = contentHash(folder)
  return { ...published, folder, hash, release: `${published.version}-${hash}` }
}

/** Hexadecimal digits of the content's hash in a release's name. */
const hashLength = 10

export function contentHash(folder: string) {
  const hash = createHash('sha256')
  for (const entry of readdirSync(folder, { recursive: true, encoding: 'utf8' }).toSorted()) {
    const file = path.join(folder, entry)
    if (!statSync(file).isFile()) continue
    hash.update(entry).update('\0').update(readFileSync(file)).update('\0')
  }
  return hash.digest('hex').slice(0, hashLength)
}
