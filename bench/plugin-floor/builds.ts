import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { federation } from '@module-federation/vite'
import { build, type InlineConfig, type PluginOption } from 'vite'

const sources = path.dirname(fileURLToPath(import.meta.url))
const hostFolder = path.join(sources, 'host')
const remoteFolder = path.join(sources, 'remote')

const remoteEntry = 'remoteEntry.js'

const once = { singleton: true } as const

/** The remote takes everything from the host, including the runtime, so nothing is loaded twice. */
const fromHost = { ...once, import: false } as const

const shared = ['react', 'react-dom'] as const

const shares = (share: typeof once | typeof fromHost) =>
  Object.fromEntries(shared.map((name) => [name, share]))

export interface FloorBuild {
  title: string
  /** Fills the folder with a site of one page. */
  write: (folder: string) => Promise<void>
}

/** One host, one remote, a button: as one build, with the plugin, and with the plugin and preloads. */
export const floorBuilds: Readonly<Record<string, FloorBuild>> = {
  'one-build': {
    title: 'one Vite build',
    write: (folder) =>
      viteBuild(hostFolder, folder, [], {
        resolve: { alias: { 'remote/counter': path.join(remoteFolder, 'counter.ts') } },
      }),
  },
  plugin: { title: 'federation plugin, no fallbacks, one runtime', write: writeFederated },
  'plugin-preloaded': {
    title: 'the same, every script preloaded by the document',
    async write(folder) {
      await writeFederated(folder)
      preloadEverything(folder)
    },
  },
}

async function writeFederated(folder: string) {
  const host = federation({
    name: 'host',
    experiments: { provideExternalRuntime: true },
    remotes: { remote: { type: 'module', name: 'remote', entry: `/remote/${remoteEntry}` } },
    shared: shares(once),
    dts: false,
  })
  await viteBuild(hostFolder, folder, host)
  const remote = federation({
    name: 'remote',
    experiments: { externalRuntime: true },
    filename: remoteEntry,
    exposes: { './counter': './counter.ts' },
    shared: shares(fromHost),
    dts: false,
  })
  await viteBuild(remoteFolder, path.join(folder, 'remote'), remote, {
    base: '/remote/',
    build: { rolldownOptions: { input: path.join(remoteFolder, 'counter.ts') } },
  })
}

async function viteBuild(
  root: string,
  outDir: string,
  plugins: PluginOption,
  { build: options, ...config }: InlineConfig = {},
) {
  await build({
    ...config,
    configFile: false,
    root,
    mode: 'production',
    logLevel: 'warn',
    plugins: [plugins],
    build: { ...options, outDir, emptyOutDir: false, target: 'es2022' },
  })
}

/** Addresses of a site's scripts. */
const scriptsIn = (folder: string) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.js'))
    .map((name) => `/${name}`)
    .toSorted()

function preloadEverything(folder: string) {
  const file = path.join(folder, 'index.html')
  const links = scriptsIn(folder).map((address) => `<link rel="modulepreload" href="${address}">`)
  writeFileSync(
    file,
    readFileSync(file, 'utf8').replace('</head>', () => `${links.join('')}</head>`),
  )
}
