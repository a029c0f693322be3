import { linkSync, mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { hostname } from 'node:os'
import { inside } from '../../names/inside'
import { readText } from '../../names/limits'
import { errorCode } from '../../workspace/errors/error-code'
import { UserError } from '../../workspace/errors/user-error'
import { temporaryName } from './temporary-files'

/** Another process changes the site. */
export class SiteBusyError extends UserError {
  override name = 'SiteBusyError'
}

const lockFile = (site: string) => inside(site, '.release-lock')

/**
 * Runs a task as the only one that changes the site. A lock whose process has ended is taken over.
 * @throws SiteBusyError when another process holds the lock.
 */
export async function withSiteLock<Result>(site: string, task: () => Promise<Result>) {
  mkdirSync(site, { recursive: true })
  const lock = lockFile(site)
  if (!claim(lock)) {
    refuseLiveOwner(lock)
    rmSync(lock, { force: true })
    if (!claim(lock))
      throw new SiteBusyError('Another release has just started: run the command again.')
  }
  try {
    return await task()
  } finally {
    rmSync(lock, { force: true })
  }
}

/** Writes the owner into a file of its own and links it: nobody ever reads half a lock. */
function claim(lock: string) {
  const own = temporaryName(lock)
  try {
    writeFileSync(own, `${process.pid} ${hostname()}`)
    linkSync(own, lock)
    return true
  } catch (error) {
    // Another process has the lock, or removed our temporary file while it had.
    if (errorCode(error) === 'EEXIST' || errorCode(error) === 'ENOENT') return false
    throw error
  } finally {
    rmSync(own, { force: true })
  }
}

function refuseLiveOwner(lock: string) {
  const [id = '', machine = ''] = ownerOf(lock).split(' ')
  const gone = machine === hostname() && !isAlive(Number(id))
  if (machine === '' || gone) return
  throw new SiteBusyError(
    `Another release is at work on this site (process ${id} on ${machine}). ` +
      `Run the command again when it is done, or with --wait; if there is no such process, delete ${lock}.`,
  )
}

/** Empty when the lock has just been released. */
function ownerOf(lock: string) {
  try {
    return readText(lock)
  } catch (error) {
    if (errorCode(error) === 'ENOENT') return ''
    throw error
  }
}

function isAlive(id: number) {
  try {
    process.kill(id, 0)
    return true
  } catch (error) {
    return errorCode(error) === 'EPERM'
  }
}
