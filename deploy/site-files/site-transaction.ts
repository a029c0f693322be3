import { explainDiskErrors } from './disk-errors'
import { removeDrafts } from './temporary-files'
import { withSiteLock } from './site-lock'

/**
 * Runs a task that changes the site: alone, and without leaving anything half-prepared behind, its
 * own or an earlier one's.
 * @throws Problem when another process is at work or the disk refuses.
 */
export function changeSite<Result>(site: string, task: () => Promise<Result>): Promise<Result> {
  return explainDiskErrors(() =>
    withSiteLock(site, async () => {
      removeDrafts(site)
      try {
        return await task()
      } finally {
        removeDrafts(site)
      }
    }),
  )
}
