import type { Plugin } from 'vite'

/**
 * Leaves dynamic imports as they are. Vite wraps each in a helper that would fetch its style sheets
 * and modules ahead; here a page's document names those, and lazy parts have no style sheets.
 */
export function plainImports(): Plugin {
  return {
    name: 'fivefold:plain-imports',
    apply: 'build',
    transform: {
      filter: { id: /vite\/preload-helper/ },
      handler: () => ({ code: 'export const __vitePreload = (load) => load()', map: null }),
    },
  }
}
