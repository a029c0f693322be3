import path from 'node:path'
import react from '@vitejs/plugin-react'
import type { Plugin, UserConfig } from 'vite'
import { ownRendererFile, releaseAddressName, rendererFile } from '../registry/renderer-file'
import { sharedLibraries } from '../../shared/federation/shared-modules'
import { ownPackages } from './build-options'
import { ownReactCode } from './own-react/own-react-code'
import { wantsOwnReact } from './own-react/wants-own-react'
import { singletonAt } from './shares/singleton-at'
import { smallIcons } from './bundle/small-icons'
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
      // The client's build has written these files under the same names.
      ssrEmitAssets: false,
      assetsInlineLimit: 0,
      copyPublicDir: false,
      minify: false,
      rolldownOptions: {
        // Where the files stand on this machine is no part of a release.
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
    plugins: [smallIcons(), react(), styledIds()],
  }
}

/** The host's renderer carries everything that it provides to remotes. */
export const hostRenderer = () => rendererBuild('src/render-page.tsx')

/** A remote's renderer is its exposed module. */
export function remoteRenderer(sharedFolder: string): UserConfig {
  const build = rendererBuild('src/routes.ts')
  const plugins = [providedByHost(sharedFolder), ...(build.plugins ?? [])]
  const own = wantsOwnReact(path.resolve(), sharedFolder) ? [ownReactRenderer()] : []
  return { ...build, plugins: [...plugins, ...own] }
}

/** Beside it what takes the host's place where the pages have a React of their own. */
function ownReactRenderer(): Plugin {
  let root = ''
  return {
    name: 'fivefold:own-react-renderer',
    configResolved(config) {
      root = config.root
    },
    async generateBundle() {
      const { code } = await ownReactCode(root, 'on-server', rendererBuild(''))
      const fileName = path.posix.basename(ownRendererFile)
      this.emitFile({ type: 'asset', fileName, source: code })
    },
  }
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
