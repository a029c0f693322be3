import { mkdirSync } from 'node:fs'
import { LockError, takeLock } from '../../../shared/browser/files/process-lock'
import { inside } from '../../names/inside'
import { UserError } from '../../workspace/errors/user-error'

/** Another process changes the site. */
export class SiteBusyError extends UserError {
  override name = 'SiteBusyError'
}

/**
 * Runs a task as the only one that changes the site. A lock whose process has ended is taken over.
 * @throws SiteBusyError when another process holds the lock.
 * @throws UserError when nobody can have it.
 */
export async function withSiteLock<Result>(site: string, task: () => Promise<Result>) {
  mkdirSync(site, { recursive: true })
  const lock = inside(site, '.release-lock')
  const taken = await takeLock(lock, 'several').catch((error: unknown) => {
    throw error instanceof LockError ? new UserError(error.message) : error
  })
  if ('holder' in taken) {
    throw new SiteBusyError(
      `Another release is at work on this site (${taken.holder}). ` +
        `Run the command again when it is done, or with --wait; if there is no such process, delete ${taken.file}.`,
    )
  }
  try {
    return await task()
  } finally {
    taken.release()
  }
}
