const lockName = 'fivefold-store'
const retryDelay = 50

/**
 * Runs while no other tab does, or at once without locks (at an insecure address). Never waits in the queue: in
 * Chromium, a page that enters the back-forward cache while others wait for its lock leaves them waiting forever.
 * Correctness does not depend on the lock.
 */
export function withStoreLock(run: () => void): void {
  const locks: LockManager | undefined = navigator.locks
  if (!locks) {
    run()
    return
  }
  locks
    .request(lockName, { ifAvailable: true }, (lock) => {
      if (lock) run()
      else window.setTimeout(() => withStoreLock(run), retryDelay)
    })
    // A document that is not fully active gets no lock. Its unwritten operations stay in the journal.
    .catch(() => undefined)
}
