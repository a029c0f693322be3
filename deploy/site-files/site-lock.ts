import { linkSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { hostname } from 'node:os'
import path from 'node:path'
import { UserError } from '../workspace/user-error'
import { temporaryName } from './temporary-files'
import { errorCode } from './error-code'

const lockFile = (site: string) => path.join(site, '.release-lock')

/**
 * Runs a task as the only one that changes the site. A lock whose process is gone is taken over.
 * @throws UserError when another process holds the lock.
 */
export async function withSiteLock<Result>(site: string, task: () => Promise<Result>) {
  mkdirSync(site, { recursive: true })
  const lock = lockFile(site)
  if (!claim(lock)) {
    refuseLiveOwner(lock)
    rmSync(lock, { force: true })
    if (!claim(lock)) throw new UserError('Another release has just begun: run the command again.')
  }
  try {
    return await task()
  } finally {
    rmSync(lock, { force: true })
  }
}

/** The lock appears with its owner's name in it, so that nobody ever reads half of one. */
function claim(lock: string) {
  const own = temporaryName(lock)
  try {
    writeFileSync(own, `${process.pid} ${hostname()}`)
    linkSync(own, lock)
    return true
  } catch (error) {
    // Another one holds the lock, or has swept our draft away while it did.
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
  throw new UserError(
    `Another release is at work on this site (process ${id} on ${machine}). ` +
      `Run the command again when it is done; if there is none, delete ${lock}.`,
  )
}

/** Empty when the owner has just let go. */
function ownerOf(lock: string) {
  try {
    return readFileSync(lock, 'utf8')
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
