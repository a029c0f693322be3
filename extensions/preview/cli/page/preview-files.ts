import path from 'node:path'
import { previewWorker } from '../../../../shared/browser/offline/workers'
import { inlineScript } from '../../../../deploy/build/bundle/inline-script'
import { writeBelow } from '../../../../deploy/names/write-below'
import { buildFolder, hostApp, workspaceFolder } from '../../../../deploy/workspace/folders'
import { previewPage } from './preview-page'

const folder = path.join(workspaceFolder, 'extensions/preview')
const open = path.join(folder, 'browser/open-preview.ts')
const worker = path.join(folder, 'worker/preview-worker.ts')

/**
 * Adds to the host's build the page that opens previews and the worker that answers for them. Visitors
 * load neither.
 */
export async function writePreviewFiles(): Promise<void> {
  const page = previewPage(await inlineScript(open))
  writeBelow(buildFolder(hostApp), 'previews/open/index.html', page)
  const code = await inlineScript(worker)
  writeBelow(buildFolder(hostApp), previewWorker.slice(1), code)
}
