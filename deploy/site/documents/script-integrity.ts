import { readdirSync, readFileSync } from 'node:fs'
import { inside } from '../../names/inside'
import type { ReleaseEntry } from '../../../shared/federation/registry-schema'
import { scriptsOf } from '../../../shared/federation/script-graph'
import { integrityOf } from '../registry/integrity'
import { wholeRelease } from '../files/release-folders'
import { hostApp } from '../../workspace/folders'

/** The integrity of scripts, by the address that a page asks for them under. */
export type ScriptIntegrity = Readonly<Record<string, string>>

/** Of every script of a host's release. */
export function hostIntegrity(site: string, release: string): ScriptIntegrity {
  const folder = wholeRelease(site, hostApp, release)
  const scripts = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    // Not the renderer and the service worker, which no page imports.
    .filter((file) => /^assets\/.*\.js$/.test(file))
    .toSorted()
  return Object.fromEntries(
    scripts.map((file) => [`/${file}`, integrityOf(readFileSync(inside(folder, file)))]),
  )
}

/** Of the scripts that a first visit to a remote's page needs; the loader verifies the others. */
export const remoteIntegrity = (release: ReleaseEntry, route: string): ScriptIntegrity =>
  Object.fromEntries(
    scriptsOf(release, route, 0).map(({ address, integrity }) => [address, integrity]),
  )
