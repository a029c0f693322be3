import { cpSync } from 'node:fs'
import path from 'node:path'
import { viteBuild } from '../../deploy/build/apps/build-app'
import { routeModules } from '../../deploy/build/app-source/route-modules'
import { appFolder, hostApp, workspaceFolder } from '../../deploy/workspace/folders'
import { filesOfPage, readManifest } from './monolith/route-graph'
import { routesModules } from './monolith/routes-modules'
import { addDeadRemotes } from './many-remotes'
import { publishSite } from './publish-site'
import { remoteNames } from './remote-names'
import { removeScripts } from './scriptless'
import { startAtOnce } from './started-at-once'
import { variantFolder } from './variant-folder'
import { writeVariantDocuments } from './variant-documents'

/** The compared ways to build and serve the same source. */
export const variantNames = [
  'ours',
  'scriptless',
  'monolith',
  'client-rendered',
  'plugin-defaults',
] as const

export type VariantName = (typeof variantNames)[number]

/** The variants, our site with a hundred remotes, and our site without waiting pages. */
export const siteNames = ['many-remotes', 'started', ...variantNames] as const

export type SiteName = (typeof siteNames)[number]

interface Variant {
  title: string
  /** Fills the variant's folder; all but `ours` start from the published site. */
  build: (folder: string) => Promise<void>
}

const ours = () => variantFolder('ours')

export const variants: Readonly<Record<SiteName, Variant>> = {
  ours: { title: 'Ours', build: publishSite },
  scriptless: {
    title: 'Ours without scripts',
    async build(folder) {
      cpSync(ours(), folder, { recursive: true })
      await removeScripts(folder)
    },
  },
  started: {
    title: 'Ours, started at once',
    async build(folder) {
      cpSync(ours(), folder, { recursive: true })
      await startAtOnce(folder)
    },
  },
  'many-remotes': {
    title: 'Ours with a hundred remotes',
    async build(folder) {
      cpSync(ours(), folder, { recursive: true })
      await addDeadRemotes(folder, 100)
    },
  },
  monolith: {
    title: 'One build, prerendered',
    async build(folder) {
      await buildHost('monolith/vite.config.ts', folder)
      const manifest = readManifest(folder)
      const pages = await pageModules()
      await writeVariantDocuments({
        site: ours(),
        folder,
        modulesOf: ({ path: route, access }, app) =>
          // A guarded page preloads only the host's scripts, as in our site.
          filesOfPage(manifest, access.signIn ? [] : (pages.get(app)?.(route) ?? [])),
      })
    },
  },
  'client-rendered': {
    title: 'One build, rendered by the browser',
    async build(folder) {
      await buildHost('client-rendered/vite.config.ts', folder)
      await writeVariantDocuments({ site: ours(), folder })
    },
  },
  'plugin-defaults': {
    title: 'Federation plugin, README defaults',
    async build(folder) {
      await buildHost('plugin-defaults/vite.host.config.ts', folder)
      for (const remote of remoteNames()) {
        const target = path.join(folder, 'remotes', remote)
        await viteBuild(remote, words('plugin-defaults/vite.remote.config.ts', target))
      }
      await writeVariantDocuments({ site: ours(), folder })
    },
  },
}

const buildHost = (config: string, folder: string) => viteBuild(hostApp, words(config, folder))

const words = (config: string, folder: string) => {
  const file = path.join(workspaceFolder, 'bench/variants', config)
  return ['--config', file, '--outDir', folder]
}

/** The exposed module and the page's module, by remote and route path. */
async function pageModules() {
  const exposed = routesModules()
  const remotes = remoteNames().map(async (remote) => {
    const pages = await routeModules(appFolder(remote))
    return [
      remote,
      (route: string) => [
        exposed[remote] ?? '',
        path.join('/', `remote-${remote}`, pages[route] ?? ''),
      ],
    ] as const
  })
  return new Map(await Promise.all(remotes))
}
