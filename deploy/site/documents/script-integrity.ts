import { readFileSync } from 'node:fs'
import { inside } from '../../names/inside'
import type { ReleaseEntry } from '../../../shared/contract/federation/registry-schema'
import { scriptsOf } from '../../../shared/contract/federation/script-graph'
import { integrityOf } from '../registry/integrity'
import { extensionSettings, type SiteSettings } from '../registry/site-settings'
import { wholeRelease } from '../files/release-folders'
import { filesIn } from '../../workspace/files-in'
import { hostApp } from '../../workspace/folders'

/** The integrity of scripts, by the address from which a page loads them. */
export type ScriptIntegrity = Readonly<Record<string, string>>

/** The integrity of every script of a host's release, except those of extensions that a setting leaves off. */
export function hostIntegrity(
  site: string,
  release: string,
  settings: SiteSettings,
): ScriptIntegrity {
  const folder = wholeRelease(site, hostApp, release)
  // Leaves out the renderer and the service worker, which pages do not import.
  const off = extensionSettings.filter((name) => !settings[name])
  const scripts = filesIn(folder).filter(
    (file) =>
      /^assets\/.*\.js$/.test(file) && !off.some((name) => file.startsWith(`assets/${name}.`)),
  )
  return Object.fromEntries(
    scripts.map((file) => [`/${file}`, integrityOf(readFileSync(inside(folder, file)))]),
  )
}

/** The integrity of the scripts that a first visit to a remote's page needs; the loader verifies the others. */
export const remoteIntegrity = (release: ReleaseEntry, route: string): ScriptIntegrity =>
  Object.fromEntries(
    scriptsOf(release, route, 0).map(({ address, integrity }) => [address, integrity]),
  )
