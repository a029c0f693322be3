import { rendererFile } from '../../deploy/site/registry/renderer-file'
import type { Extension } from '../../deploy/workspace/hooks'
import { drawing } from './drawing'
import { mountedProgram, ownRendererFile } from './mounted-program'

/** Pages that another major version of React draws. */
export const ownReact: Extension = {
  build: {
    plugins: async () => (await import('./build/build-plugins')).buildPlugins,
  },
  release: {
    drawing,
    mountedProgram(read) {
      const [own, remote] = [read(ownRendererFile), read(rendererFile)]
      if (own === undefined || remote === undefined) return remote
      return mountedProgram(own, remote)
    },
    tell: async (site, registry) => (await import('./second-react')).secondReacts(site, registry),
  },
}
