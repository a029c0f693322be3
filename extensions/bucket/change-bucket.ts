import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import type { ObjectStore } from '../../deploy/workspace/store/object-store'
import { renderAgain } from '../../deploy/release/reconcile-site'
import { PartialReleaseError } from '../../deploy/site/files/release-folders'
import type { Need } from '../../deploy/workspace/hooks'
import { UserError } from '../../deploy/workspace/errors/user-error'
import { finishPending, publishCopy } from './publish-copy'
import { workingCopy, type Wanted, type WorkingCopy } from './working-copy'

export interface Bucket {
  store: ObjectStore
  /** A folder for what was read of released files; safe to delete. */
  cache: string
  /** Receives the names of others' documents that these credentials may not write. */
  onLeft?: (files: readonly string[]) => void
}

/** Milliseconds to wait at most after another writer was faster. */
const longestPause = 2_000

/**
 * Runs a task that changes a site on a working copy, and then writes its changes to the bucket.
 * When another writer is faster, the task runs again on that writer's result, so no change is lost.
 * No lock is held.
 * @param task may run several times; it works only with the folder.
 * @throws the task's error; the site is then unchanged, except that interrupted changes are completed.
 */
export async function changeBucket<Result>(
  bucket: Bucket,
  need: Need,
  task: (site: string) => Promise<Result>,
): Promise<Result> {
  const stored = new Set<string>()
  for (let attempt = 1; ; attempt += 1) {
    const done = await onWorkingCopy(bucket, need, async (copy) => {
      const result = await orFinishPending(bucket, copy, () => task(copy.folder))
      if (copy.pending.apps.length > 0) await renderAgain(copy.folder, copy.pending.apps)
      const published = await publishCopy(bucket.store, copy, stored)
      if (published === undefined) return undefined
      if (published.left.length > 0) bucket.onLeft?.(published.left)
      return { result }
    })
    if (done !== undefined) return done.result
    await pause(Math.random() * Math.min(longestPause, 50 * 2 ** attempt))
  }
}

/** Runs a task that only reads, on a working copy. */
export const readBucket = <Result>(
  bucket: Bucket,
  need: Need,
  task: (site: string) => Promise<Result>,
) => onWorkingCopy(bucket, need, ({ folder }) => task(folder))

/** A copy has only the releases that most commands read. A command that needs more starts again. */
export async function onWorkingCopy<Result>(
  { store, cache }: Bucket,
  need: Need,
  task: (copy: WorkingCopy) => Promise<Result>,
): Promise<Result> {
  const wanted: Wanted = { allLive: false, releases: new Map() }
  for (;;) {
    const root = mkdtempSync(path.join(tmpdir(), 'fivefold-bucket-'))
    try {
      return await task(await workingCopy(store, root, cache, need, wanted))
    } catch (error) {
      if (!(error instanceof PartialReleaseError)) throw error
      const { app, release } = error
      const name = `${app} ${release}`
      if (wanted.releases.has(name)) throw error
      wanted.releases.set(name, { app, release })
      // One command needs the files of one release more, or those of every live one.
      wanted.allLive = wanted.releases.size > 2
    } finally {
      rmSync(root, { recursive: true, force: true })
    }
  }
}

/** A refused command still completes an interrupted change. */
async function orFinishPending<Result>(
  { store }: Bucket,
  copy: WorkingCopy,
  task: () => Promise<Result>,
) {
  try {
    return await task()
  } catch (error) {
    if (error instanceof UserError && !(error instanceof PartialReleaseError)) {
      if (copy.pending.apps.length > 0) {
        await renderAgain(copy.folder, copy.pending.apps)
        await finishPending(store, copy)
      }
    }
    throw error
  }
}
