import { realpathSync } from 'node:fs'
import { createRequire } from 'node:module'
import path from 'node:path'
import react from '@vitejs/plugin-react'
import { defineConfig, type ConfigEnv, type UserConfig, type UserConfigFnObject } from 'vite'
import { common, compiledAhead, optimization } from './build-options'
import { pictures } from './bundle/pictures'
import { plainImports } from './bundle/plain-imports'
import { sourceMaps } from './bundle/source-maps'
import { remoteChunks, type CommonFiles } from './bundle/remote-chunks'
import { verifiedImports } from './bundle/verified-imports'
import { federationPlugins } from './container/federation-plugins'
import { minimalContainer } from './container/minimal-container'
import { writeShareTaker } from './container/share-taker'
import { devAddress, devEntry, devRelease } from './dev/dev-release'
import { remoteServer } from './dev/dev-server'
import { namedErrors } from './dev/named-errors'
import { remoteRenderer } from './prerender-build'
import { writeReleaseManifest } from './release-manifest/release-manifest'
import { remoteShares } from './shares/remote-shares'
import { singletonGuard } from './shares/singleton-guard'
import { singletonImports } from './shares/singleton-imports'
import { styledIds } from './styles/stable-styles'
import type { BuiltRemote } from '../workspace/hooks'
import { addedPlugins } from './added-plugins'

/** The folder of the shared package that the app imports. Vite names files by their real paths. */
const sharedFolder = () => {
  const require = createRequire(path.resolve('package.json'))
  return realpathSync(path.dirname(require.resolve('@fivefold/shared/package.json')))
}

const exposes = { './routes': './src/routes.ts' }

/**
 * The build of a remote: exposes `src/routes.ts` and takes everything shared from the host.
 * @param commonFiles its own modules that several pages need.
 * @example export default defineRemote('billing')
 */
export function defineRemote(name: string, commonFiles: CommonFiles = {}): UserConfigFnObject {
  return defineConfig(({ command, isSsrBuild }) => {
    const remote = { name, root: path.resolve(), sharedFolder: sharedFolder() }
    return isSsrBuild === true ? remoteRenderer(remote) : remoteClient(remote, commonFiles, command)
  })
}

function remoteClient(
  remote: BuiltRemote,
  commonFiles: CommonFiles,
  command: ConfigEnv['command'],
): UserConfig {
  const { name, sharedFolder: shared } = remote
  return {
    ...common,
    base: command === 'build' ? './' : devAddress(name),
    server: remoteServer(name),
    build: {
      ...common.build,
      // A remote is built from the module that it exposes, not from an HTML document.
      rolldownOptions: {
        input: 'src/routes.ts',
        optimization,
        output: {
          codeSplitting: { groups: remoteChunks(shared, commonFiles) },
          postBanner: compiledAhead,
        },
      },
    },
    plugins: [
      plainImports(),
      pictures(),
      singletonImports(shared),
      minimalContainer(name, exposes),
      writeShareTaker(name),
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
      sourceMaps(`remote-${name}`),
      devRelease(name),
      namedErrors(),
      ...addedPlugins().flatMap(({ client }) => client?.(remote) ?? []),
      ...addedPlugins().flatMap(({ every }) => every?.() ?? []),
      writeReleaseManifest(name),
    ],
  }
}
