import { defineConfig, type ResolveModulePreloadDependenciesFn } from 'vite'
import { hostBuild } from '../host-build'
import { remotesAsImports, routesModules } from '../remotes-as-imports'

/** The host and its remotes as one application, with the host's own document and start. */
export default defineConfig((env) => {
  const { plugins = [], build, ...config } = hostBuild(env, [])
  return {
    ...config,
    build: {
      ...build,
      // The document contains the styles; chunks would request the style sheet again.
      cssCodeSplit: false,
      // Vite's preloads for chunks only; the document lists its own.
      modulePreload: { polyfill: false, resolveDependencies: chunksOnly },
    },
    plugins: [remotesAsImports(routesModules()), ...plugins],
  }
})

const chunksOnly: ResolveModulePreloadDependenciesFn = (_file, files, { hostType }) =>
  hostType === 'html' ? [] : files
