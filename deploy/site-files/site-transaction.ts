import { explainDiskErrors } from './disk-errors'
import { removeTemporaryFiles } from './temporary-files'
import { withSiteLock } from './site-lock'

/**
 * Runs a task that changes the site: alone, and without leaving anything half-prepared behind, its
 * own or an earlier one's.
 * @throws UserError when another process is at work or the disk refuses.
 */
export function inSiteTransaction<Result>(
  site: string,
  task: () => Promise<Result>,
): Promise<Result> {
  return explainDiskErrors(() =>
    withSiteLock(site, async () => {
      removeTemporaryFiles(site)
      try {
        return await task()
      } finally {
        removeTemporaryFiles(site)
      }
    }),
  )
}
