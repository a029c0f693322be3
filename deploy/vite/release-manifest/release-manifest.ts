import { existsSync } from 'node:fs'
import path from 'node:path'
import * as v from 'valibot'
import type { Plugin } from 'vite'
import { releaseManifest } from '../../../shared/federation/release-manifest'
import { hostApp } from '../../workspace/folders'
import { providedContract, usedContract } from './module-contract'
import { readPackage } from '../app-source/read-package'
import { filesOnDemand, routeFiles } from './route-files'
import { routeListFile, routeListOf } from '../app-source/route-list'
import { routeModules } from '../app-source/route-modules'
import { runModule } from '../app-source/run-module'

/** Writes `release.json` into a build: what the release tool has to know of it. */
export function publishRelease(name: string, sharedFolder: string): Plugin {
  let root = ''
  return {
    name: 'fivefold:publish-release',
    apply: 'build',
    configResolved(config) {
      root = config.root
    },
    async generateBundle(_options, bundle) {
      const manifest = readPackage(root, packageSchema)
      const release = v.parse(releaseManifest, {
        name,
        version: manifest.version,
        entry: Object.keys(bundle).find((file) => file.startsWith('remoteEntry')) ?? '',
        routes: existsSync(routeListFile(root)) ? await routeListOf(root) : [],
        contract:
          name === hostApp
            ? await providedContract(this, root)
            : await usedContract(this, root, sharedFolder, bundle),
        ...(name === hostApp && { links: await navigationLinks(root) }),
        pages: routeFiles(await routeModules(root), bundle),
        ...(name !== hostApp && { onDemand: filesOnDemand(bundle) }),
        ...(manifest.sizeBudget !== undefined && { sizeBudget: manifest.sizeBudget }),
      })
      this.emitFile({
        type: 'asset',
        fileName: 'release.json',
        source: JSON.stringify(release, null, 2),
      })
    },
  }
}

async function navigationLinks(root: string) {
  const content = await runModule<object>(path.join(root, 'src/navigation/navigation-content.ts'))
  return [...new Set(linksIn(Object.values(content)))].toSorted()
}

function linksIn(value: unknown): string[] {
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, inner]) =>
    key === 'to' && typeof inner === 'string' ? [inner] : linksIn(inner),
  )
}

const packageSchema = v.object({
  version: v.string('names no version'),
  sizeBudget: v.optional(v.number('has a sizeBudget that is not a number')),
})
