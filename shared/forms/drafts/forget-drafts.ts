import { localArea } from '../../data/storage/browser-storage'
import { draftPrefix } from '../../data/storage/storage-keys'

/**
 * Deletes an account's drafts.
 * @example forgetDraftsOf('u-1')
 */
export function forgetDraftsOf(userId: string) {
  for (const key of localArea.keys(draftPrefix))
    if (key.endsWith(`:${userId}`)) localArea.remove(key)
}
