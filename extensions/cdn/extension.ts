import type { Extension } from '../../deploy/workspace/hooks'
import { viewerRequest, viewerRequestFile } from './viewer-request'

/** A site behind a CDN whose store has one name for each file. */
export const cdn: Extension = {
  reconcile: { files: (registry) => ({ [viewerRequestFile]: viewerRequest(registry) }) },
}
