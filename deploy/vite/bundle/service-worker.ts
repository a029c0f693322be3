import type { Plugin } from 'vite'
import { workerAddress } from '../../../shared/offline/service-worker'

/** Builds the host's service worker beside the pages' scripts, under the address that never changes. */
export function serviceWorker(): Plugin {
  const fileName = workerAddress.slice(1)
  return {
    name: 'fivefold:service-worker',
    apply: 'build',
    buildStart() {
      this.emitFile({ type: 'chunk', id: 'service-worker/service-worker.ts', fileName })
    },
    generateBundle(_options, bundle) {
      const chunk = bundle[fileName]
      if (chunk?.type === 'chunk' && chunk.imports.length + chunk.exports.length === 0) return
      this.error(`${fileName} has to be a script of its own, without imports and exports`)
    },
  }
}
