import type { Plugin } from 'vite'
import { fetchWorker, workerAddress } from '../../../shared/offline/workers'

/** Builds the host's workers beside the pages' scripts, under addresses that never change. */
export function workers(): Plugin {
  const files = [workerAddress, fetchWorker].map((address) => address.slice(1))
  return {
    name: 'fivefold:workers',
    apply: 'build',
    buildStart() {
      for (const fileName of files) {
        const id = `workers/${fileName.replace(/js$/, 'ts')}`
        this.emitFile({ type: 'chunk', id, fileName })
      }
    },
    generateBundle(_options, bundle) {
      for (const fileName of files) {
        const chunk = bundle[fileName]
        if (chunk?.type === 'chunk' && chunk.imports.length + chunk.exports.length === 0) continue
        this.error(`${fileName} has to be a script of its own, without imports and exports`)
      }
    },
  }
}
