import path from 'node:path'
import { fileURLToPath } from 'node:url'
import react from '@vitejs/plugin-react'
import { defineConfig, type ConfigEnv, type UserConfig } from 'vite'
import { devRegistry } from './dev-registry'
import { devAddress, devEntry, devRelease } from './dev-release'
import { hostServer, oneFastRefresh, releasedFiles, remoteServer } from './dev-server'
import { documentStart } from './document-start'
import { federationPlugins } from './federation-plugins'
import { fontPreload } from './font-preload'
import { publishRelease } from './publish-release'
import { remoteShares } from './remote-shares'
import { hostRenderer, remoteRenderer } from './renderer-build'
import { singletonGuard } from './singleton-guard'
import { singletonImports } from './singleton-imports'
import { stableStyles } from './stable-styles'
import { firstPaint } from './first-paint'

const sharedFolder = path.resolve(fileURLToPath(import.meta.url), '../../../shared')

const common: UserConfig = {
  ...stableStyles,
  build: {
    target: 'es2022',
    modulePreload: false,
    assetsInlineLimit: 0,
    reportCompressedSize: false,
    manifest: 'manifest.json',
  },
}

/**
 * The shell. It starts the federation runtime and provides the shares itself
 * (`host/src/remotes/provided-modules.ts`), so it builds as a plain application: no entry of its
 * own, no glue, no round trip before its first line runs.
 */
export function defineHost() {
  return defineConfig(({ isSsrBuild }) => (isSsrBuild === true ? hostRenderer() : hostClient()))
}

function hostClient(): UserConfig {
  return {
    ...common,
    define: {
      // The registry names entries; the runtime's manifest support would never be used.
      FEDERATION_OPTIMIZE_NO_SNAPSHOT_PLUGIN: 'true',
      ENV_TARGET: '"web"',
    },
    build: {
      ...common.build,
      rolldownOptions: { output: { codeSplitting: { groups: hostChunks } } },
    },
    server: hostServer(),
    plugins: [
      react(),
      firstPaint(),
      fontPreload(),
      documentStart(),
      devRegistry(),
      releasedFiles(),
      oneFastRefresh(),
      publishRelease('host', sharedFolder),
    ],
  }
}

/** Files that change at different times: libraries, what lazy parts of the shell share, the shell. */
const hostChunks = [
  {
    name: 'libraries',
    test: /node_modules\/(?:react|react-dom|scheduler|styled-components|stylis|@emotion|@module-federation|zustand|valibot)\//,
    priority: 2,
  },
  // Menus, dialogs and forms are fetched when the visitor points at one.
  { name: 'parts', test: /\/shared\/(?!ui\/(?:menu|dialog)|forms\/)/, minShareCount: 2 },
]

/**
 * A page loads its own file and what pages have in common, not one file for each small part. Forms
 * and overlays stay apart: most pages have neither.
 */
const remoteChunks = [
  {
    name: 'federation',
    test: /module-federation|localSharedImportMap|preload-helper/,
  },
  {
    name: 'parts',
    test: /\/shared\/(?:ui|theme|marks|routing|brand)|node_modules\/lucide-react\/|\/src\/(?:scenes|section|lead-source)\//,
    minShareCount: 2,
    priority: 3,
  },
  { name: 'forms', test: /\/shared\/forms\/|node_modules\/valibot\//, priority: 2 },
]

/** A remote: exposes `./routes` and takes everything shared, and the runtime, from the host. */
export function defineRemote(name: string) {
  return defineConfig(({ command, isSsrBuild }) =>
    isSsrBuild === true ? remoteRenderer(sharedFolder) : remoteClient(name, command),
  )
}

function remoteClient(name: string, command: ConfigEnv['command']): UserConfig {
  return {
    ...common,
    base: command === 'build' ? './' : devAddress(name),
    server: remoteServer(name),
    build: {
      ...common.build,
      // A remote has no page of its own: it is built from the module that it exposes.
      rolldownOptions: {
        input: 'src/routes.ts',
        output: { chunkFileNames, codeSplitting: { groups: remoteChunks } },
      },
    },
    plugins: [
      singletonImports(sharedFolder),
      react(),
      federationPlugins({
        name,
        filename: command === 'build' ? 'remoteEntry-[hash].js' : devEntry,
        exposes: { './routes': './src/routes.ts' },
        shared: remoteShares,
        shareStrategy: 'loaded-first',
        publicPath: 'auto',
        disableSnapshot: true,
        experiments: { externalRuntime: true },
        dev: { remoteHmr: true },
        dts: false,
      }),
      singletonGuard(sharedFolder),
      devRelease(name),
      publishRelease(name, sharedFolder),
    ],
  }
}

/** The federation plugin names chunks after its virtual modules; this leaves `react`, `react-dom` … */
function chunkFileNames({ name }: { name: string }) {
  const [, library] = /__(?:loadShare|prebuild)__(.+?)__/.exec(name) ?? []
  return `assets/${(library ?? name).replace(/_mf_\d+_/g, '-')}-[hash].js`
}
