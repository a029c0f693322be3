import react from '@vitejs/plugin-react'
import { defineConfig, type UserConfig, type UserConfigFnObject } from 'vite'
import { common, compiledAhead, optimization } from './build-options'
import { chunkFileNames, hostChunks, isOfEveryStart } from './bundle/host-chunks'
import { noSourcePaths } from './bundle/no-source-paths'
import { pictures } from './bundle/pictures'
import { plainImports } from './bundle/plain-imports'
import { runtimeInLibraries } from './bundle/runtime-in-libraries'
import { sourceMaps } from './bundle/source-maps'
import { pageStarter } from './document/page-starter'
import { workers } from './bundle/workers'
import { treeShakableRouter } from './bundle/tree-shakable-router'
import { devRegistry } from './dev/dev-registry'
import { hostServer, releasedFiles, retriedEntries } from './dev/dev-server'
import { oneFastRefresh } from './dev/one-fast-refresh'
import { bootScripts } from './document/boot-scripts'
import { documentStart } from './document/document-start'
import { globalStyles } from './document/global-style'
import { fontPreload } from './document/font-preload'
import { siteManifest } from './document/site-manifest'
import { hostRenderer } from './prerender-build'
import { writeReleaseManifest } from './release-manifest/release-manifest'
import { addedPlugins } from './added-plugins'
import { styledIds } from './styles/stable-styles'

/**
 * The shell. It speaks the container protocol and provides the shares itself
 * (`host/src/loading/federation/import-routes.ts`). So it builds as a plain application, without a federation
 * entry and without a round trip before its first line.
 */
export function defineHost(): UserConfigFnObject {
  return defineConfig(({ isSsrBuild }) => (isSsrBuild === true ? hostRenderer() : hostClient()))
}

function hostClient(): UserConfig {
  return {
    ...common,
    build: {
      ...common.build,
      rolldownOptions: {
        optimization,
        output: {
          codeSplitting: { groups: hostChunks() },
          chunkFileNames,
          postBanner: (chunk) => (isOfEveryStart(chunk) ? compiledAhead : ''),
        },
        // Removes react-router's warnings for developers.
        treeshake: { manualPureFunctions: ['warning'] },
      },
    },
    server: hostServer(),
    plugins: [
      plainImports(),
      pictures(),
      treeShakableRouter(),
      runtimeInLibraries('libraries'),
      react(),
      noSourcePaths(),
      styledIds(),
      bootScripts(),
      globalStyles(),
      fontPreload(),
      siteManifest(),
      documentStart(pageStarter),
      sourceMaps('host'),
      workers(),
      devRegistry(),
      retriedEntries(),
      releasedFiles(),
      oneFastRefresh(),
      ...addedPlugins().flatMap(({ every }) => every?.() ?? []),
      writeReleaseManifest('host'),
    ],
  }
}
