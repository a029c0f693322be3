import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import type { ReleaseEntry } from '../../shared/federation/registry-schema'
import { scriptsOf } from '../../shared/federation/script-graph'
import { hostApp } from '../workspace/folders'
import { integrityOf } from '../registry/integrity'
import { releaseFolder } from '../site-files/release-folders'

/** The integrity of scripts, by the address that a page asks for them under. */
export interface ImportMap {
  integrity: Readonly<Record<string, string>>
}

/** Of every script of a host's release. */
export function hostImportMap(site: string, release: string): ImportMap {
  const folder = releaseFolder(site, hostApp, release)
  const scripts = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    // Not the renderer and the service worker, which no page imports.
    .filter((file) => /^assets\/.*\.js$/.test(file))
    .toSorted()
  return {
    integrity: Object.fromEntries(
      scripts.map((file) => [`/${file}`, integrityOf(readFileSync(path.join(folder, file)))]),
    ),
  }
}

/** Of the scripts that a first visit to a remote's page needs; the loader verifies the others. */
export const remoteImportMap = (release: ReleaseEntry, route: string): ImportMap => ({
  integrity: Object.fromEntries(
    scriptsOf(release, route, 0).map(({ address, integrity }) => [address, integrity]),
  ),
})

export const mergedImportMap = (...maps: readonly ImportMap[]): ImportMap => ({
  integrity: Object.assign({}, ...maps.map(({ integrity }) => integrity)),
})
