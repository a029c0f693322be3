import { readdirSync } from 'node:fs'
import { entryAddress, entryGenerations } from '../../shared/federation/entry-address'
import { hostApp } from '../workspace'
import { releaseAddress, releaseFolder } from './release-files'
import { scriptIntegrity } from './script-integrity'

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
      scripts.map((file) => [`/${file}`, scriptIntegrity(folder, file)] as const),
    ),
  }
}

/** The same of a remote's scripts, under each address that the loader may ask for them by. */
export function remoteImportMap(
  site: string,
  app: string,
  release: string,
  scripts: readonly string[],
): ImportMap {
  const folder = releaseFolder(site, app, release)
  return {
    integrity: Object.fromEntries(
      scripts.flatMap((file) => {
        const integrity = scriptIntegrity(folder, file)
        const address = `${releaseAddress(app, release)}/${file}`
        return Array.from(
          { length: entryGenerations },
          (_, generation) => [entryAddress(address, release, generation), integrity] as const,
        )
      }),
    ),
  }
}

export const joined = (...maps: readonly ImportMap[]): ImportMap => ({
  integrity: Object.assign({}, ...maps.map(({ integrity }) => integrity)),
})
