import { federation, type ModuleFederationOptions } from '@module-federation/vite'
import type { Plugin } from 'vite'

/**
 * The plugin guesses, by a pause of 10 ms between two parsed modules, that it has seen the whole
 * graph, and then drops every export of a shared module that it has not seen used. Where one module
 * takes longer to resolve, the build fails, or not, by chance. Without these two parts it keeps
 * every export, and each build is like the last (docs/decisions/deterministic-builds.md).
 */
const guesses = new Set(['parseStart', 'parseEnd'])

/** Its part that loads shares when a page first asks for one; here all are there from the start. */
const lazyShares = 'module-federation:lazy-consume-only-shares'

export function federationPlugins(options: ModuleFederationOptions): Plugin[] {
  const plugins: Plugin[] = federation(options)
  return plugins.filter((plugin) => !guesses.has(plugin.name) && plugin.name !== lazyShares)
}
