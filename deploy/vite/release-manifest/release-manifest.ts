import { existsSync } from 'node:fs'
import path from 'node:path'
import * as v from 'valibot'
import type { Plugin } from 'vite'
import type { RouteEntry } from '../../../shared/routing/remote-contract'
import { hostApp } from '../../workspace/folders'
import { providedContract, usedContract, type ModuleContract } from './module-contract'
import { readPackage } from '../app-source/read-package'
import { filesOnDemand, routeFiles } from './route-files'
import { routeListFile, routeListOf } from '../app-source/route-list'
import { routeModules } from '../app-source/route-modules'
import { runModule } from '../app-source/run-module'

/** What a build says of itself in `release.json`; the release tool reads nothing else. */
export interface PublishedRelease {
  name: string
  version: string
  /** File name of the remote's entry, relative to the build's folder; empty for the host. */
  entry: string
  routes: readonly RouteEntry[]
  /** What the host gives, or the remote takes. */
  contract: ModuleContract
  /** Addresses that the host's navigation leads to. */
  links?: readonly string[]
  /** Every file that a first visit needs, by the page's path; the host's under `*`. */
  pages: Readonly<Record<string, readonly string[]>>
  /** What pages of a remote import when they come to it, with everything that it needs. */
  onDemand?: Readonly<Record<string, readonly string[]>>
  /** Bytes, brotli, that a first visit to any page may cost; from `package.json`. */
  sizeBudget?: number
}

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
      const release: PublishedRelease = {
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
      }
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
