import type { Plugin } from 'vite'
import { CodeNotFound } from '../syntax/code-not-found'

/** Vite's plugin that wraps dynamic imports, and the module of the helper that it wraps them in. */
const wrapper = 'native:import-analysis-build'
const helper = 'vite/preload-helper'

/**
 * Leaves dynamic imports as they are. Vite wraps each in a helper that preloads its style sheets and
 * modules, and has no option against it. Here a page's document names the modules, and lazy parts have no
 * style sheets.
 */
export function plainImports(): Plugin {
  return {
    name: 'fivefold:plain-imports',
    apply: 'build',
    configResolved({ plugins }) {
      const index = plugins.findIndex(({ name }) => name === wrapper)
      if (index === -1) throw notFound(`the plugin ${wrapper}`)
      ;(plugins as Plugin[]).splice(index, 1)
    },
    generateBundle(_options, bundle) {
      for (const file of Object.values(bundle)) {
        if (file.type !== 'chunk' || !file.moduleIds.some((id) => id.includes(helper))) continue
        throw notFound(`the helper ${helper} in that plugin alone (${file.fileName} has it)`)
      }
    },
  }
}

const notFound = (code: string) => new CodeNotFound(code, 'Vite', 'bundle/plain-imports.ts')
