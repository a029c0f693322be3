import { realpathSync } from 'node:fs'
import { createRequire } from 'node:module'
import path from 'node:path'
import react from '@vitejs/plugin-react'
import { defineConfig, type ConfigEnv, type UserConfig } from 'vite'
import { sbom } from './release-manifest/sbom'
import { verifiedImports } from './bundle/verified-imports'
import { devRegistry } from './dev/dev-registry'
import { devAddress, devEntry, devRelease } from './dev/dev-release'
import { hostServer, releasedFiles, remoteServer, retriedEntries } from './dev/dev-server'
import { namedErrors } from './dev/named-errors'
import { oneFastRefresh } from './dev/one-fast-refresh'
import { documentStart } from './document/document-start'
import { federationPlugins } from './container/federation-plugins'
import { fontPreload } from './document/font-preload'
import { minimalContainer } from './container/minimal-container'
import { noSourcePaths } from './bundle/no-source-paths'
import { plainImports } from './bundle/plain-imports'
import { writeReleaseManifest } from './release-manifest/release-manifest'
import { remoteShares } from './shares/remote-shares'
import { hostRenderer, remoteRenderer } from './prerender-build'
import { serviceWorker } from './bundle/service-worker'
import { singletonGuard } from './shares/singleton-guard'
import { singletonImports } from './shares/singleton-imports'
import { hostChunks } from './bundle/host-chunks'
import { remoteChunks, type CommonFiles } from './bundle/remote-chunks'
import { treeShakableRouter } from './bundle/tree-shakable-router'
import { stableStyles, styledIds } from './styles/stable-styles'
import { bootScripts } from './document/boot-scripts'

/** Where the app's own imports of the shared package lead, without symbolic links, as Vite names files. */
const sharedFolder = () => {
  const require = createRequire(path.resolve('package.json'))
  return realpathSync(path.dirname(require.resolve('@fivefold/shared/package.json')))
}

/** A figure or a name of `shared/facts` becomes part of the text that it stands in. */
const optimization = { inlineConst: true }

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
      rolldownOptions: { optimization, output: { codeSplitting: { groups: hostChunks() } } },
    },
    server: hostServer(),
    plugins: [
      plainImports(),
      treeShakableRouter(),
      react(),
      noSourcePaths(),
      styledIds(),
      bootScripts(),
      fontPreload(),
      documentStart(),
      serviceWorker(),
      devRegistry(),
      retriedEntries(),
      releasedFiles(),
      oneFastRefresh(),
      sbom(),
      writeReleaseManifest('host'),
    ],
  }
}

const exposes = { './routes': './src/routes.ts' }

const noneOfItsOwn: CommonFiles = { parts: [], filters: [], forms: [] }

/**
 * A remote: exposes `./routes` and takes everything shared from the host.
 * @param commonFiles its own modules that several pages need.
 */
export function defineRemote(name: string, commonFiles: CommonFiles = noneOfItsOwn) {
  return defineConfig(({ command, isSsrBuild }) =>
    isSsrBuild === true ? remoteRenderer(sharedFolder()) : remoteClient(name, commonFiles, command),
  )
}

function remoteClient(
  name: string,
  commonFiles: CommonFiles,
  command: ConfigEnv['command'],
): UserConfig {
  const shared = sharedFolder()
  return {
    ...common,
    base: command === 'build' ? './' : devAddress(name),
    server: remoteServer(name),
    build: {
      ...common.build,
      // A remote has no page of its own: it is built from the module that it exposes.
      rolldownOptions: {
        input: 'src/routes.ts',
        optimization,
        output: { codeSplitting: { groups: remoteChunks(shared, commonFiles) } },
      },
    },
    plugins: [
      plainImports(),
      singletonImports(shared),
      minimalContainer(exposes),
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
      singletonGuard(shared),
      verifiedImports(),
      devRelease(name),
      namedErrors(),
      sbom(),
      writeReleaseManifest(name),
    ],
  }
}
