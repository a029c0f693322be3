import type { Plugin } from 'vite'
import { previewWorker } from '../../../shared/offline/workers'
import { previewPage } from './preview-page'
import { inlineScript } from '../bundle/inline-script'

/**
 * Adds to the host's build the page that opens previews and the worker that answers for them. Visitors
 * load neither.
 */
export const previewFiles = (): Plugin => ({
  name: 'fivefold:preview-files',
  apply: 'build',
  async generateBundle() {
    const page = previewPage(await inlineScript('preview/open-preview.ts'))
    this.emitFile({ type: 'asset', fileName: 'previews/open/index.html', source: page })
    const worker = await inlineScript('workers/preview-worker.ts')
    this.emitFile({ type: 'asset', fileName: previewWorker.slice(1), source: worker })
  },
})
