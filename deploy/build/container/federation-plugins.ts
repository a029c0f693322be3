import { federation, type ModuleFederationOptions } from '@module-federation/vite'
import type { Plugin } from 'vite'
import { CodeNotFound } from '../syntax/code-not-found'

/**
 * `parseStart` and `parseEnd` guess, by a pause of 10 ms between two parsed modules, that the whole
 * graph has been seen, and drop every export of a shared module that was not used by then. Where one
 * module takes longer to resolve, the build fails by chance. Without them every export is kept, and
 * each build is like the last (docs/decisions/builds.md). The third loads shares when
 * a page first asks for one; here all are loaded from the start. The fourth follows the exports that
 * were found to be used: none are.
 */
const unwanted = [
  'parseStart',
  'parseEnd',
  'module-federation:lazy-consume-only-shares',
  'proxyPreBuildShared:tree-shaking-graph',
]

/** Its transform parses every module for the exports that it uses: a fifth of a build, and nothing reads them. */
const withoutTransform = 'proxyPreBuildShared'

export const federationPlugins = (options: ModuleFederationOptions): Plugin[] =>
  withoutUnwanted(federation(options))

/** @throws CodeNotFound naming a plugin that is not there. */
export function withoutUnwanted(plugins: readonly Plugin[]): Plugin[] {
  const isHere = (wanted: string) => plugins.some(({ name }) => name === wanted)
  const missing = [...unwanted, withoutTransform].find((name) => !isHere(name))
  if (missing === undefined) {
    return plugins.filter(({ name }) => !unwanted.includes(name)).map(withoutAnalysis)
  }
  throw new CodeNotFound(
    `the plugin ${missing}`,
    '@module-federation/vite',
    'container/federation-plugins.ts',
  )
}

function withoutAnalysis(plugin: Plugin): Plugin {
  const { transform: _analysis, ...others } = plugin
  return plugin.name === withoutTransform ? others : plugin
}
