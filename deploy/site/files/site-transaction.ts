import { explainDiskErrors } from './disk-errors'
import { removeTemporaryFiles } from './temporary-files'
import { withSiteLock } from './site-lock'

/**
 * Runs a task that changes the site: as the only one, and without temporary files before or after it.
 * @throws UserError when another process changes the site or the disk refuses.
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
