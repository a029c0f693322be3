import { existsSync } from 'node:fs'
import path from 'node:path'
import * as v from 'valibot'
import type { Plugin } from 'vite'
import { releaseManifest } from '../../../shared/contract/federation/release-manifest'
import { hostApp } from '../../workspace/folders'
import {
  federationManifest,
  federationManifestFile,
  typesArchive,
  typesIndex,
} from './federation-manifest'
import { typesIndexText, typesZip } from './federation-types'
import { providedContract, usedContract } from './module-contract'
import type { BuildPlugin } from '../../workspace/hooks'
import { readPackage } from '../../workspace/read-package'
import { filesOnDemand, hostFiles, importsOnDemand, routeFiles } from './route-files'
import { routeListFile, routeListOf } from '../app-source/route-list'
import { routeModules } from '../app-source/route-modules'
import { routesWithoutStore } from './routes-without-store'
import { runModule } from '../app-source/run-module'

/**
 * Writes `release.json` into a build, which describes it for the release tool. A remote also gets the
 * files that describe it for hosts built with other tools.
 */
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
      const emit = (fileName: string, source: string | Uint8Array) =>
        this.emitFile({ type: 'asset', fileName, source })
      emit('release.json', JSON.stringify(release, null, 2))
      if (name === hostApp) return
      const paths = routes.map(({ path }) => path)
      const manifest = federationManifest(release)
      emit(federationManifestFile, JSON.stringify(manifest, null, 2))
      emit(typesArchive, typesZip(paths))
      emit(typesIndex, typesIndexText(name))
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
