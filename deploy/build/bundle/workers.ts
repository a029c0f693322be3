import type { Plugin } from 'vite'
import { fetchWorker, workerAddress } from '../../../shared/browser/offline/workers'
import { inlineScript } from './inline-script'

/** Builds the host's workers beside the pages' scripts, under addresses that never change. */
export const workers = (): Plugin => ({
  name: 'fivefold:workers',
  apply: 'build',
  async generateBundle() {
    for (const address of [workerAddress, fetchWorker]) {
      const fileName = address.slice(1)
      const source = await inlineScript(`workers/${fileName.replace(/js$/, 'ts')}`)
      this.emitFile({ type: 'asset', fileName, source })
    }
  },
})
