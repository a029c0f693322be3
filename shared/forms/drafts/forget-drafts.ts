import { localArea } from '../../storage/browser-storage'

/**
 * Begins the keys of all drafts; those of an account end with its id.
 * @internal For the host alone.
 */
export const draftPrefix = 'fivefold-draft:'

/**
 * With an account, its drafts go.
 * @example forgetDraftsOf('u-1')
 */
export function forgetDraftsOf(userId: string) {
  for (const key of localArea.keys(draftPrefix))
    if (key.endsWith(`:${userId}`)) localArea.remove(key)
}
