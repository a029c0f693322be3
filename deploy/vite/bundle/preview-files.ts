import path from 'node:path'
import { build, type Plugin, type Rolldown } from 'vite'
import { previewWorker } from '../../../shared/offline/service-worker'
import { previewPage } from '../document/preview-page'

/** Puts into the host's build what opens previews and answers for them; visitors load none of it. */
export const previewFiles = (): Plugin => ({
  name: 'fivefold:preview-files',
  apply: 'build',
  async generateBundle() {
    const page = previewPage(await bundled('preview/open-preview.ts'))
    this.emitFile({ type: 'asset', fileName: 'previews/open/index.html', source: page })
    const worker = await bundled('service-worker/preview-worker.ts')
    this.emitFile({ type: 'asset', fileName: previewWorker.slice(1), source: worker })
  },
})

/** A script of its own: pages of the site share nothing with it. @param entry relative to the host. */
async function bundled(entry: string) {
  const result = await build({
    configFile: false,
    logLevel: 'warn',
    build: {
      target: 'es2022',
      write: false,
      copyPublicDir: false,
      rolldownOptions: { input: path.resolve(entry), output: { format: 'iife' } },
    },
  })
  const { output } = result as Rolldown.RolldownOutput
  return output[0].code
}
