import type { ConfigEnv, Plugin, UserConfig } from 'vite'
import { defineHost } from '../../deploy/host-preset'

/** Plugins for releases, for manual chunks, or in place of Vite's own preloading. */
const ofReleases = [
  'fivefold:release-manifest',
  'fivefold:plain-imports',
  'fivefold:runtime-in-libraries',
]

/** The plugins for prerendered documents. */
export const ofRenderedDocuments = ['fivefold:document-start', 'fivefold:font-preload']

/** The host's configuration without these plugins and without its manual chunks. */
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
