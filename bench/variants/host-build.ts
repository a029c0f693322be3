import type { ConfigEnv, Plugin, UserConfig } from 'vite'
import { defineHost } from '../../deploy/vite/preset'

/** The host's own configuration without what only a release needs and without its chunks by hand. */
export function hostBuild(env: ConfigEnv, dropped: readonly string[]): UserConfig {
  const { build = {}, plugins = [], ...config } = defineHost()(env)
  const { rolldownOptions: _ofTheHost, ...others } = build
  const isKept = (plugin: Plugin) => ![releaseNote, ...dropped].includes(plugin.name)
  return { ...config, build: others, plugins: pluginsIn(plugins).filter(isKept) }
}

const releaseNote = 'fivefold:publish-release'

const pluginsIn = (options: NonNullable<UserConfig['plugins']>): Plugin[] =>
  options.flat(Infinity as 1).filter((option): option is Plugin => isPlugin(option))

const isPlugin = (option: unknown) =>
  typeof option === 'object' && option !== null && 'name' in option
