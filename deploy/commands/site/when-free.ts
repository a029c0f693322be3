import { setTimeout as pause } from 'node:timers/promises'
import { SiteBusyError } from '../../site/files/site-lock'

/** Milliseconds between two attempts. */
const interval = 500

/** Runs a task that changes the site; with `wait`, again until no other process is changing it. */
export async function whenFree<Result>(wait = false, task: () => Promise<Result>) {
  let isNotified = false
  for (;;) {
    try {
      return await task()
    } catch (error) {
      if (!wait || !(error instanceof SiteBusyError)) throw error
      if (!isNotified) console.info('Waiting for another release on this site …')
      isNotified = true
      await pause(interval)
    }
  }
}
