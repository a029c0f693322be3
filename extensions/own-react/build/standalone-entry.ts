import { createHash } from 'node:crypto'
import type { Rolldown } from 'vite'
import type { BuildPlugin } from '../../../deploy/workspace/hooks'
import type { ReleaseManifest } from '../../../shared/contract/federation/release-manifest'
import { ownShares, pageShares } from '../../../shared/contract/federation/shared-modules'
import { clientCode } from './own-react-code'
import { ownVersions } from './own-versions'

/**
 * Adds a second entry for the remote's pages, with their own React, for a host with another major
 * version (docs/decisions/foreign-remotes.md). The registry names it where it is needed; no other
 * visitor loads any of it.
 * @returns the plugin, whose `api` describes the second entry.
 */
export function standaloneEntry(name: string): BuildPlugin {
  let root = ''
  let sources: readonly string[] = []
  let standalone: ReleaseManifest['standalone']
  return {
    name: 'fivefold:standalone-entry',
    apply: 'build',
    api: {
      sources: () => sources,
      manifest: () => ({ ...(standalone && { standalone }) }),
    },
    configResolved(config) {
      root = config.root
    },
    async generateBundle(_options, bundle) {
      const own = await clientCode(root)
      sources = own.sources
      const ownReact = named('own-react', own.code)
      const routes = exposedFile(bundle)
      const entry = named(
        'standalone',
        standaloneCode(name, ownVersions(root), ownReact.fileName, routes),
      )
      for (const file of [ownReact, entry]) this.emitFile({ type: 'asset', ...file })
      standalone = { entry: entry.fileName, ownReact: ownReact.fileName }
    },
  }
}

const named = (name: string, source: string) => {
  const hash = createHash('sha256').update(source).digest('base64url').slice(0, 8)
  return { fileName: `${name}-${hash}.js`, source }
}

function exposedFile(bundle: Rolldown.OutputBundle) {
  const file = Object.values(bundle).find(
    (chunk) => chunk.type === 'chunk' && chunk.facadeModuleId?.endsWith('/src/routes.ts'),
  )
  if (file !== undefined) return file.fileName
  throw new Error('src/routes.ts is in no file of its own (extensions/own-react/build)')
}

/**
 * A container that gives the remote's modules an own React before the first of them runs. Remotes with
 * the same versions share one React on a page.
 */
export const standaloneCode = (
  remote: string,
  versions: string,
  ownReact: string,
  routes: string,
) => `
const page = globalThis.${pageShares}
if (!page) throw new Error('Module Federation: the host has not given what ${remote} needs')

async function ownReact(name) {
  try {
    return await (page[name] ??= import('./${ownReact}'))
  } catch (error) {
    delete page[name]
    throw error
  }
}

export function init() {}

export async function get() {
  const { drawnPage, ownModules } = await ownReact(${JSON.stringify(`own ${versions}`)})
  page[${JSON.stringify(ownShares(remote))}] ??= { ...page, ...ownModules((name) => page[name]) }
  const { routes } = await import('./${routes}')
  const drawn = async (load) => {
    const loaded = await load()
    return typeof loaded?.mount === 'function' ? loaded : drawnPage(loaded)
  }
  const pages = Object.entries(routes.pages).map(([path, load]) => [path, () => drawn(load)])
  const module = { routes: { pages: Object.fromEntries(pages) } }
  return () => module
}
`
