import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { runnerImport, type Plugin } from 'vite'
import type { RouteEntry } from '../../shared/routing/remote-contract'

/** What a build says of itself in `release.json`; the release tool reads nothing else. */
export interface PublishedRelease {
  name: string
  version: string
  /** File name of the remote's entry, relative to the build's folder; empty for the host. */
  entry: string
  routes: readonly RouteEntry[]
}

/** Writes `release.json` into a build: its name, version, entry file and, for a remote, route list. */
export function publishRelease(name: string): Plugin {
  let root = ''
  return {
    name: 'fivefold:publish-release',
    apply: 'build',
    configResolved(config) {
      root = config.root
    },
    async generateBundle(_options, bundle) {
      const manifest: unknown = JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8'))
      const release: PublishedRelease = {
        name,
        version: versionOf(manifest),
        entry: Object.keys(bundle).find((file) => file.startsWith('remoteEntry')) ?? '',
        routes: await routeListOf(root),
      }
      this.emitFile({
        type: 'asset',
        fileName: 'release.json',
        source: JSON.stringify(release, null, 2),
      })
    },
  }
}

async function routeListOf(root: string) {
  const file = path.join(root, 'src/route-list.ts')
  if (!existsSync(file)) return []
  const { module } = await runnerImport<{ routeList: readonly RouteEntry[] }>(file, {
    configFile: false,
    logLevel: 'error',
  })
  return module.routeList
}

function versionOf(manifest: unknown) {
  if (typeof manifest === 'object' && manifest !== null && 'version' in manifest) {
    return String(manifest.version)
  }
  throw new Error('package.json names no version')
}
