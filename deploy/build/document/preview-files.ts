import type { Plugin } from 'vite'
import { previewWorker } from '../../../shared/offline/workers'
import { previewPage } from './preview-page'
import { inlineScript } from '../bundle/inline-script'

/** Puts into the host's build what opens previews and answers for them; visitors load none of it. */
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
