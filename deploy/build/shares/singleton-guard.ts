import type { Plugin } from 'vite'
import { singletonAt } from './singleton-at'

/** Fails a remote's build that would carry its own copy of a module that may exist only once. */
export function singletonGuard(sharedFolder: string): Plugin {
  return {
    name: 'fivefold:singleton-guard',
    apply: 'build',
    generateBundle(_options, bundle) {
      for (const chunk of Object.values(bundle)) {
        if (chunk.type !== 'chunk') continue
        for (const [id, { renderedLength }] of Object.entries(chunk.modules)) {
          const name = singletonAt(sharedFolder, id)
          if (name === undefined || renderedLength === 0) continue
          this.error(
            `${chunk.fileName} carries its own copy of ${name}, which the host provides. ` +
              'Import it by that name.',
          )
        }
      }
    },
  }
}
