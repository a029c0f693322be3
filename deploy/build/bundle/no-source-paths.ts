import type { Plugin } from 'vite'

/** Leaves the places of elements in their files, with paths of this machine, out of development builds. */
export const noSourcePaths = (): Plugin => ({
  name: 'fivefold:no-source-paths',
  apply: 'build',
  enforce: 'post',
  config: () => ({ oxc: { jsx: { development: false } } }),
})
