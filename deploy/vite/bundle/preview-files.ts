import path from 'node:path'
import { build, type Plugin, type Rolldown } from 'vite'
import { previewPage, previewPageScript } from '../document/preview-page'

/** Scripts of previews by their file, each on its own: pages of the site share nothing with them. */
const scripts = {
  [previewPageScript]: 'preview/open-preview.ts',
  'preview-worker.js': 'service-worker/preview-worker.ts',
}

/** Puts into the host's build what opens previews and answers for them; visitors load none of it. */
export const previewFiles = (): Plugin => ({
  name: 'fivefold:preview-files',
  apply: 'build',
  async generateBundle() {
    this.emitFile({ type: 'asset', fileName: 'previews/open/index.html', source: previewPage() })
    for (const [fileName, entry] of Object.entries(scripts)) {
      this.emitFile({ type: 'asset', fileName, source: await bundled(path.resolve(entry)) })
    }
  },
})

async function bundled(input: string) {
  const result = await build({
    configFile: false,
    logLevel: 'warn',
    build: {
      target: 'es2022',
      write: false,
      copyPublicDir: false,
      rolldownOptions: { input, output: { format: 'iife' } },
    },
  })
  const { output } = result as Rolldown.RolldownOutput
  return output[0].code
}
