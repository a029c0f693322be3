import { localArea } from '../../storage/browser-storage'
import { draftPrefix } from '../../storage/storage-keys'

/**
 * With an account, its drafts go.
 * @example forgetDraftsOf('u-1')
 */
export function forgetDraftsOf(userId: string) {
  for (const key of localArea.keys(draftPrefix))
    if (key.endsWith(`:${userId}`)) localArea.remove(key)
}
