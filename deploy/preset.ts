import { loadAddedPlugins } from './build/added-plugins'
import { installExtensions } from './extensions'

installExtensions()
await loadAddedPlugins()

/* Builds of remotes, with what extensions add to them. */
export { defineRemote } from './build/preset'
