import { existsSync } from 'node:fs'
import path from 'node:path'
import * as v from 'valibot'
import type { Plugin } from 'vite'
import { releaseManifest } from '../../../shared/contract/federation/release-manifest'
import { hostApp } from '../../workspace/folders'
import { providedContract, usedContract } from './module-contract'
import type { BuildPlugin } from '../../workspace/hooks'
import { readPackage } from '../../workspace/read-package'
import { filesOnDemand, hostFiles, importsOnDemand, routeFiles } from './route-files'
import { routeListFile, routeListOf } from '../app-source/route-list'
import { routeModules } from '../app-source/route-modules'
import { routesWithoutStore } from './routes-without-store'
import { runModule } from '../app-source/run-module'

/** Writes `release.json` into a build, which describes it for the release tool, and what extensions write. */
export function writeReleaseManifest(name: string): Plugin {
  return {
    name: 'fivefold:release-manifest',
    apply: 'build',
    async generateBundle(_options, bundle) {
      const { root, plugins } = this.environment.config
      const { version, sizeBudget } = readPackage(root, packageSchema)
      const routes = existsSync(routeListFile(root)) ? await routeListOf(root) : []
      const added = plugins.map(({ api }: BuildPlugin) => api?.manifest?.())
      const modules = name === hostApp ? {} : await routeModules(root)
      const release = v.parse(releaseManifest, {
        name,
        version,
        routes,
        ...(name === hostApp
          ? {
              entry: '',
              contract: await providedContract(this, root),
              links: await navigationLinks(root),
              pages: hostFiles(bundle),
            }
          : {
              entry: Object.keys(bundle).find((file) => file.startsWith('remoteEntry')),
              contract: usedContract(root, bundle),
              pages: routeFiles(modules, bundle),
              withoutStore: routesWithoutStore(modules, this),
              onDemand: filesOnDemand(bundle),
              imports: importsOnDemand(bundle),
            }),
        ...Object.assign({}, ...added),
        ...(sizeBudget !== undefined && { sizeBudget }),
      })
      const described = plugins.map(({ api }: BuildPlugin) => api?.describe?.(release))
      const files = { 'release.json': JSON.stringify(release, null, 2) }
      for (const [fileName, source] of Object.entries<string | Uint8Array>(
        Object.assign(files, ...described),
      ))
        this.emitFile({ type: 'asset', fileName, source })
    },
  }
}

async function navigationLinks(root: string) {
  const content = await runModule<object>(
    path.join(root, 'src/chrome/navigation/navigation-content.ts'),
  )
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
