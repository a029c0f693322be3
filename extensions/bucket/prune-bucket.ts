import { inParallel } from '../../deploy/workspace/in-parallel'
import type { ObjectStore } from '../../deploy/workspace/store/object-store'
import { registryFile, registryText } from '../../deploy/site/registry/registry-file'
import type { StoredRelease } from '../../deploy/site/registry/release-history'
import { prunableReleases } from '../../deploy/release/prune-releases'
import { storedHeaders } from '../../deploy/serve/headers'
import { releasePath } from '../../deploy/site/files/release-folders'
import { hostApp } from '../../deploy/workspace/folders'
import { onWorkingCopy, type Bucket } from './change-bucket'
import { headText, nextRevision } from './registry-head'
import type { WorkingCopy } from './working-copy'

/**
 * Removes the releases of a bucket that `releases --prune` removes from a folder. It removes their
 * manifests first, so that no command can name them any more. If another writer changes the
 * registry in between, it restores the manifests and starts again.
 * @param used as of `pruneReleases`.
 * @returns what was removed.
 */
export function pruneBucket(
  bucket: Bucket,
  now = new Date(),
  used: readonly string[] = [],
): Promise<StoredRelease[]> {
  return onWorkingCopy(bucket, { history: true }, async (copy) => {
    const pruned = prunableReleases(copy.folder, now, used)
    if (pruned.length === 0) return pruned
    const manifests = pruned.map(({ app, release }) => manifestKey(app, release))
    const removed = await taken(bucket.store, manifests)
    if (!(await touchRegistry(bucket.store, copy))) {
      await inParallel(removed, ([key, body]) => {
        const object = { body, headers: storedHeaders(key), revision: 0 }
        return bucket.store.writeIfAbsent(key, object)
      })
      return pruneBucket(bucket, now, used)
    }
    for (const { app, release } of pruned)
      await removeAll(bucket.store, await bucket.store.list(`${releasePath(app, release)}/`))
    if (pruned.some(({ app }) => app === hostApp)) await removeOldAssets(bucket.store)
    return pruned
  })
}

const manifestKey = (app: string, release: string) => `${releasePath(app, release)}/release.json`

async function taken(store: ObjectStore, keys: readonly string[]) {
  const found = new Map<string, Buffer>()
  await inParallel(keys, async (key) => {
    const object = await store.read(key)
    if (object === undefined) return
    found.set(key, object.body)
    await store.delete(key, object.etag)
  })
  return found
}

/**
 * Changes the registry's ETag, so that every command that has read the registry reads it again.
 * @returns false where another writer has changed it.
 */
async function touchRegistry(store: ObjectStore, { head }: WorkingCopy) {
  if (head === undefined) return false
  const { registry, etag, state: _signed, ...fields } = head
  const revision = nextRevision(head.revision, Date.now())
  const body = Buffer.from(headText(registryText(registry), { ...fields, revision }))
  const object = { body, headers: storedHeaders(registryFile), revision }
  return (await store.writeIfUnchanged(registryFile, object, etag)) !== undefined
}

const removeAll = (store: ObjectStore, keys: readonly string[]) =>
  inParallel(keys, async (key) => {
    const found = await store.version(key)
    if (found !== undefined) await store.delete(key, found.etag)
  })

/** The assets of all the host's releases share a folder at the site's root. */
async function removeOldAssets(store: ObjectStore) {
  const needed = new Set(
    (await store.list('host/')).map((key) => key.replace(/^host\/[^/]+\//, '')),
  )
  const assets = await store.list('assets/')
  await removeAll(
    store,
    assets.filter((key) => !needed.has(key)),
  )
}
