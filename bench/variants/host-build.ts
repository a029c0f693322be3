import type { ConfigEnv, Plugin, UserConfig } from 'vite'
import { defineHost } from '../../deploy/vite/preset'

/** What only a release needs, and what replaces Vite's own way to fetch lazy parts. */
const ofReleases = ['fivefold:release-manifest', 'fivefold:plain-imports']

/** What makes the document of a page that is rendered ahead. */
export const ofRenderedDocuments = ['fivefold:document-start', 'fivefold:font-preload']

/** The host's own configuration without these plugins and without its chunks by hand. */
export function hostBuild(env: ConfigEnv, dropped: readonly string[]): UserConfig {
  const { build = {}, plugins = [], ...config } = defineHost()(env)
  const { rolldownOptions: _ofTheHost, ...others } = build
  return { ...config, build: others, plugins: without([...ofReleases, ...dropped], plugins) }
}

function without(names: readonly string[], options: NonNullable<UserConfig['plugins']>) {
  const plugins = options.flat(Infinity as 1).filter((option): option is Plugin => isPlugin(option))
  const missing = names.find((name) => plugins.every((plugin) => plugin.name !== name))
  if (missing !== undefined) throw new Error(`The host is no longer built with ${missing}`)
  return plugins.filter((plugin) => !names.includes(plugin.name))
}

const isPlugin = (option: unknown) =>
  typeof option === 'object' && option !== null && 'name' in option
