import { execFile } from 'node:child_process'
import { cpSync } from 'node:fs'
import path from 'node:path'
import { promisify } from 'node:util'
import { viteBuild } from '../../deploy/build/apps/build-app'
import { routeModules } from '../../deploy/build/app-source/route-modules'
import { appFolder, hostApp, workspaceFolder } from '../../deploy/workspace/folders'
import { editDocuments, startedAtOnce, withoutScripts } from './edit-documents'
import { addDeadRemotes } from './many-remotes'
import { filesOfPage, readManifest } from './monolith/route-graph'
import { remoteNames, routesModules } from './remotes-as-imports'
import { writeVariantDocuments } from './variant-documents'

interface Variant {
  title: string
  /** Fills the variant's folder; all but `ours` start from the published site. */
  build: (folder: string, ours: string) => Promise<void>
}

/** Changes a copy of the published site. */
const copied = (change: (folder: string) => Promise<void>) => (folder: string, ours: string) => {
  cpSync(ours, folder, { recursive: true })
  return change(folder)
}

/** Our site, changed copies of it, and other ways to build the same source. */
export const variants = {
  ours: { title: 'Ours', build: publishSite },
  scriptless: {
    title: 'Ours without scripts',
    build: copied((folder) => editDocuments(folder, withoutScripts)),
  },
  started: {
    title: 'Ours started at once',
    build: copied((folder) => editDocuments(folder, startedAtOnce)),
  },
  'many-remotes': {
    title: 'Ours with a hundred remotes',
    build: copied((folder) => addDeadRemotes(folder, 100)),
  },
  monolith: {
    title: 'One build',
    async build(folder, site) {
      await buildHost('monolith/vite.config.ts', folder)
      const manifest = readManifest(folder)
      const pages = await pageModules()
      await writeVariantDocuments({
        site,
        folder,
        modulesOf: ({ path: route, access }, app) =>
          // A guarded page preloads only the host's scripts, as in our site.
          filesOfPage(manifest, access.signIn ? [] : (pages.get(app)?.(route) ?? [])),
      })
    },
  },
  'client-rendered': {
    title: 'One build rendered by the browser',
    async build(folder, site) {
      await buildHost('client-rendered/vite.config.ts', folder)
      await writeVariantDocuments({ site, folder })
    },
  },
  'plugin-defaults': {
    title: 'Plugin defaults',
    async build(folder, site) {
      await buildHost('plugin-defaults/vite.host.config.ts', folder)
      for (const remote of remoteNames()) {
        const target = path.join(folder, 'remotes', remote)
        await viteBuild(remote, words('plugin-defaults/vite.remote.config.ts', target))
      }
      await writeVariantDocuments({ site, folder })
    },
  },
} satisfies Record<string, Variant>

export type SiteName = keyof typeof variants

/** Builds and releases the working copy into the folder. */
async function publishSite(folder: string) {
  const cli = path.join(workspaceFolder, 'deploy/cli.ts')
  await promisify(execFile)(process.execPath, [...process.execArgv, cli, 'publish'], {
    cwd: workspaceFolder,
    env: { ...process.env, SITE_DIR: folder },
  })
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
