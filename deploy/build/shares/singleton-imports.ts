import path from 'node:path'
import type { Plugin } from 'vite'
import { singletonAt } from './singleton-at'

/**
 * Lets the shared package's own modules take the singletons from the host too. The federation
 * plugin does not change imports inside a shared package. This one resolves each of them as if the
 * remote's exposed module had written it.
 */
export function singletonImports(sharedFolder: string): Plugin {
  let exposed = ''
  return {
    name: 'fivefold:singleton-imports',
    enforce: 'pre',
    configResolved(config) {
      exposed = path.join(config.root, 'src/routes.ts')
    },
    resolveId(source, importer) {
      if (importer === undefined || !importer.startsWith(sharedFolder + path.sep)) return null
      const target = source.startsWith('.') ? path.resolve(path.dirname(importer), source) : source
      const singleton = singletonAt(sharedFolder, target)
      return singleton === undefined ? null : this.resolve(singleton, exposed, { skipSelf: true })
    },
  }
}
