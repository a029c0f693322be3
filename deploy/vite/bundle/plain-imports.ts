import type { Plugin } from 'vite'

/** Vite's part that wraps dynamic imports in a helper. */
const importWrapper = 'native:import-analysis-build'

/**
 * Leaves dynamic imports as they are. Vite wraps each in a helper that would fetch its style sheets
 * and modules ahead; here a page's document names those, and lazy parts have no style sheets.
 */
export function plainImports(): Plugin {
  return {
    name: 'fivefold:plain-imports',
    apply: 'build',
    configResolved({ plugins }) {
      const wrapper = plugins.findIndex(({ name }) => name === importWrapper)
      if (wrapper === -1) throw new Error(`Vite has no part called ${importWrapper} any more`)
      ;(plugins as Plugin[]).splice(wrapper, 1)
    },
  }
}
