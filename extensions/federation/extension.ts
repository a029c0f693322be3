import type { BuildPlugin, Extension } from '../../deploy/workspace/hooks'

/** Descriptions of a remote for hosts that are built with other tools of module federation. */
export const federation: Extension = {
  build: {
    async plugins() {
      const { describedRemote } = await import('./federation-manifest')
      const plugin: BuildPlugin = {
        name: 'fivefold:federation',
        api: { describe: describedRemote },
      }
      return { client: () => [plugin] }
    },
  },
}
