import { previewWorker } from '../../../../shared/browser/offline/workers'
import { inlineScript } from '../../../../deploy/build/bundle/inline-script'
import { inside } from '../../../../deploy/names/inside'
import { writeBelow } from '../../../../deploy/names/write-below'
import { appFolder, buildFolder, hostApp } from '../../../../deploy/workspace/folders'
import { previewPage } from './preview-page'

/**
 * Adds to the host's build the page that opens previews and the worker that answers for them. Visitors
 * load neither.
 */
export async function writePreviewFiles(): Promise<void> {
  const script = (file: string) => inlineScript(inside(appFolder(hostApp), file))
  const page = previewPage(await script('preview/open-preview.ts'))
  writeBelow(buildFolder(hostApp), 'previews/open/index.html', page)
  const worker = await script('workers/preview-worker.ts')
  writeBelow(buildFolder(hostApp), previewWorker.slice(1), worker)
}
