import { loadAddedPlugins } from './build/added-plugins'
import { installExtensions } from './extensions'

installExtensions()
await loadAddedPlugins()

/* The build of the host, with what extensions add to it. */
export { defineHost } from './build/host-preset'
