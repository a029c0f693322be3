import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import type { ReleaseEntry } from '../../shared/federation/registry-schema'
import { scriptsOf } from '../../shared/federation/script-graph'
import { hostApp } from '../workspace/folders'
import { integrityOf } from '../registry/integrity'
import { releaseFolder } from '../site-files/release-folders'

/** What a script must hash to, by the address that a page asks for it under. */
export interface ImportMap {
  integrity: Readonly<Record<string, string>>
}

/** The integrity of every script of a host's release, whichever part of the shell fetches it. */
export function hostImportMap(site: string, release: string): ImportMap {
  const folder = releaseFolder(site, hostApp, release)
  const scripts = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    // The renderer and the service worker are no page's scripts.
    .filter((file) => /^assets\/.*\.js$/.test(file))
    .toSorted()
  return {
    integrity: Object.fromEntries(
      scripts.map((file) => [`/${file}`, integrityOf(readFileSync(path.join(folder, file)))]),
    ),
  }
}

/** That of the scripts which a first visit to a remote's page needs; the loader checks all others. */
export const remoteImportMap = (release: ReleaseEntry, route: string): ImportMap => ({
  integrity: Object.fromEntries(
    scriptsOf(release, route, 0).map(({ address, integrity }) => [address, integrity]),
  ),
})

export const joined = (...maps: readonly ImportMap[]): ImportMap => ({
  integrity: Object.assign({}, ...maps.map(({ integrity }) => integrity)),
})
