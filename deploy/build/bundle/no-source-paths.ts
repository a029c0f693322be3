import type { Plugin } from 'vite'

/** Keeps the source positions of elements, with paths of this machine, out of development builds. */
export const noSourcePaths = (): Plugin => ({
  name: 'fivefold:no-source-paths',
  apply: 'build',
  enforce: 'post',
  config: () => ({ oxc: { jsx: { development: false } } }),
})
