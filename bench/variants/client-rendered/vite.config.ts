import { defineConfig } from 'vite'
import { hostBuild, ofRenderedDocuments } from '../host-build'
import { remotesAsImports, routesModules } from '../remotes-as-imports'

/** The monolith with a bundler's defaults: an empty root, a style sheet, Vite's preloads. */
export default defineConfig((env) => {
  const { plugins = [], build = {}, ...config } = hostBuild(env, ofRenderedDocuments)
  const { modulePreload: _off, ...defaults } = build
  return { ...config, build: defaults, plugins: [remotesAsImports(routesModules()), ...plugins] }
})
