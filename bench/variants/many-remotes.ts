import { createHash } from 'node:crypto'
import { mkdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import type { RegistryRemote } from '@fivefold/shared/federation/registry-document'
import { readRegistryFile } from '../../deploy/site/registry/registry-file'
import { releaseAddress, releaseFolder } from '../../deploy/site/files/release-folders'
import { reconcileSite } from '../../deploy/release/reconcile-site'

const entry = 'remoteEntry.js'

/** Adds remotes without files to a site's registry, up to `total`. */
export async function addDeadRemotes(site: string, total: number) {
  const registry = readRegistryFile(site)
  const remotes: Record<string, RegistryRemote> = { ...registry.remotes }
  for (let number = Object.keys(remotes).length + 1; number <= total; number += 1) {
    const name = `team-${number}`
    const version = `1.0.0-${createHash('sha256').update(name).digest('hex').slice(0, 10)}`
    const folder = releaseFolder(site, name, version)
    const routes = [routeOf(number)]
    mkdirSync(folder, { recursive: true })
    writeFileSync(
      path.join(folder, 'release.json'),
      JSON.stringify({ name, version: '1.0.0', entry, routes, pages: {} }),
    )
    const live = { version, entry: `${releaseAddress(name, version)}/${entry}` }
    remotes[name] = { live, lastGood: null, routes }
  }
  await reconcileSite(site, { ...registry, remotes })
}

const routeOf = (number: number) => ({
  path: `/team-${number}`,
  title: `What team ${number} offers`,
  description: `Everything that team ${number} has for you, on one page.`,
  access: { signIn: false },
  prerender: false,
  indexed: true,
})
