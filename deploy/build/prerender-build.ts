import path from 'node:path'
import react from '@vitejs/plugin-react'
import type { Plugin, UserConfig } from 'vite'
import type { BuiltRemote } from '../workspace/hooks'
import { addedPlugins } from './added-plugins'
import { releaseAddressName, rendererFile } from '../site/registry/renderer-file'
import { sharedLibraries } from '../../shared/contract/federation/shared-modules'
import { ownPackages } from './build-options'
import { pictures } from './bundle/pictures'
import { singletonAt } from './shares/singleton-at'
import { stableStyles, styledIds } from './styles/stable-styles'

/**
 * A build that prerenders pages, in one CommonJS file: shared modules come from the `require` that the
 * release tool passes in, so that all remotes render with the host's instances.
 */
function rendererBuild(entry: string): UserConfig {
  return {
    ...stableStyles,
    define: { 'process.env.NODE_ENV': '"production"' },
    experimental: {
      renderBuiltUrl: (file) => ({
        runtime: `${releaseAddressName} + ${JSON.stringify(`/${file}`)}`,
      }),
    },
    build: {
      target: 'node20',
      ssr: true,
      outDir: path.posix.join('dist', path.posix.dirname(rendererFile)),
      emptyOutDir: false,
      // The client's build has written these files under the same names.
      ssrEmitAssets: false,
      assetsInlineLimit: 0,
      copyPublicDir: false,
      minify: false,
      rolldownOptions: {
        // A release must not contain paths of this machine.
        experimental: { attachDebugInfo: 'none' },
        input: entry,
        output: {
          format: 'cjs',
          codeSplitting: false,
          entryFileNames: path.posix.basename(rendererFile),
        },
      },
    },
    resolve: { dedupe: ownPackages },
    ssr: { noExternal: true, target: 'node' },
    plugins: [pictures(), react(), styledIds()],
  }
}

/** The host's renderer carries everything that it provides to remotes. */
export const hostRenderer = () => rendererBuild('src/render-page.tsx')

/** A remote's renderer is its exposed module. */
export function remoteRenderer(remote: BuiltRemote): UserConfig {
  const build = rendererBuild('src/routes.ts')
  const added = addedPlugins().map(({ renderer }) => renderer?.(remote, rendererBuild('')))
  const plugins = [providedByHost(remote.sharedFolder), ...(build.plugins ?? []), ...added]
  return { ...build, plugins }
}

function providedByHost(sharedFolder: string): Plugin {
  const libraries: readonly string[] = sharedLibraries
  return {
    name: 'fivefold:provided-by-host',
    enforce: 'pre',
    resolveId(source, importer) {
      if (libraries.includes(source)) return { id: source, external: true }
      const target =
        source.startsWith('.') && importer !== undefined
          ? path.resolve(path.dirname(importer), source)
          : source
      const id = singletonAt(sharedFolder, target)
      return id === undefined ? null : { id, external: true }
    },
  }
}
