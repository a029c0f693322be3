import path from 'node:path'
import { fileURLToPath } from 'node:url'
import react from '@vitejs/plugin-react'
import { defineConfig, type ConfigEnv, type UserConfig } from 'vite'
import { sharedLibraries, sharedModules } from '../../shared/federation/shared-modules'
import { billOfMaterials } from './release-manifest/sbom'
import { checkedImports } from './bundle/verified-imports'
import { devRegistry } from './dev/dev-registry'
import { devAddress, devEntry, devRelease } from './dev/dev-release'
import { hostServer, oneFastRefresh, releasedFiles, remoteServer } from './dev/dev-server'
import { documentStart } from './document/document-start'
import { federationPlugins } from './container/federation-plugins'
import { fontPreload } from './document/font-preload'
import { leanContainer } from './container/minimal-container'
import { plainImports } from './bundle/plain-imports'
import { publishRelease } from './release-manifest/release-manifest'
import { remoteShares } from './shares/remote-shares'
import { hostRenderer, remoteRenderer } from './prerender-build'
import { serviceWorker } from './bundle/service-worker'
import { singletonGuard } from './shares/singleton-guard'
import { singletonImports } from './shares/singleton-imports'
import { shellChunk } from './bundle/host-chunks'
import { shakableRouter } from './bundle/tree-shakable-router'
import { speculationRules } from './document/speculation-rules'
import { stableStyles, styledIds } from './styles/stable-styles'
import { firstPaint } from './document/boot-scripts'

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
 * The shell. It speaks the container protocol and provides the shares itself
 * (`host/src/federation/import-routes.ts`), so it builds as a plain application: no entry of its own, no
 * glue, no round trip before its first line runs.
 */
export function defineHost() {
  return defineConfig(({ isSsrBuild }) => (isSsrBuild === true ? hostRenderer() : hostClient()))
}

function hostClient(): UserConfig {
  return {
    ...common,
    build: {
      ...common.build,
      rolldownOptions: { output: { codeSplitting: { groups: hostChunks() } } },
    },
    server: hostServer(),
    plugins: [
      plainImports(),
      shakableRouter(),
      react(),
      styledIds(),
      firstPaint(),
      fontPreload(),
      documentStart(),
      speculationRules(),
      serviceWorker(),
      devRegistry(),
      releasedFiles(),
      oneFastRefresh(),
      billOfMaterials(),
      publishRelease('host', sharedFolder),
    ],
  }
}

/** Libraries change less often than the shell, so they keep their file when the shell gets a new one. */
const hostChunks = () => [
  {
    name: 'libraries',
    test: /node_modules\/(?:react|react-dom|scheduler|styled-components|stylis|@emotion|zustand|valibot)\//,
    priority: 2,
  },
  { name: shellChunk(), priority: 1 },
]

/**
 * A page loads its own file and what pages have in common, not one file for each small part. What
 * answers to a visitor (controls, forms, overlays) stays apart: many pages are for reading only.
 */
const remoteChunks = [
  {
    name: 'parts',
    test: /\/shared\/(?:ui\/(?:any-link|avatar|badge|button|card|layout|spinner|text|visually-hidden)|theme|marks|routing|brand)|node_modules\/lucide-react\/|\/src\/(?:scenes|section|lead-source)\/|__loadShare__|rolldown\/runtime/,
    minShareCount: 2,
    priority: 4,
  },
  { name: 'controls', test: /\/shared\/ui\//, minShareCount: 2, priority: 3 },
  {
    name: 'forms',
    test: /\/shared\/(?:forms|store)\/|node_modules\/(?:valibot|nanoid)\/|\/src\/(?:lead-form|address)\//,
    minShareCount: 2,
    priority: 2,
  },
]

const exposes = { './routes': './src/routes.ts' }

/** A remote: exposes `./routes` and takes everything shared from the host. */
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
      plainImports(),
      singletonImports(sharedFolder),
      leanContainer(exposes, [...sharedLibraries, ...sharedModules]),
      react(),
      styledIds(),
      federationPlugins({
        name,
        filename: command === 'build' ? 'remoteEntry-[hash].js' : devEntry,
        exposes,
        shared: remoteShares,
        shareStrategy: 'loaded-first',
        publicPath: 'auto',
        dev: { remoteHmr: true },
        dts: false,
      }),
      singletonGuard(sharedFolder),
      checkedImports(),
      devRelease(name),
      billOfMaterials(),
      publishRelease(name, sharedFolder),
    ],
  }
}

/** The federation plugin names chunks after its virtual modules; this leaves `react`, `react-dom` … */
function chunkFileNames({ name }: { name: string }) {
  const [, library] = /__(?:loadShare|prebuild)__(.+?)__/.exec(name) ?? []
  return `assets/${(library ?? name).replace(/_mf_\d+_/g, '-')}-[hash].js`
}
