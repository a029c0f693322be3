import type { Extension } from '../../deploy/workspace/hooks'

/** Pages that another major version of React draws. */
export const ownReact: Extension = {
  build: {
    plugins: async () => (await import('./build/build-plugins')).buildPlugins,
  },
  release: {
    tell: async (site, registry) => (await import('./second-react')).secondReacts(site, registry),
  },
}
