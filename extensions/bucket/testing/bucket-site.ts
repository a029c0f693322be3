import type { ObjectStore } from '../../../deploy/workspace/store/object-store'
import { emptyFolder } from '../../../deploy/testing/fake-site'
import { memoryStore, type MemoryObjects } from './memory-store'

/** A bucket in memory, with a new cache. */
export const bucketForTest = (objects?: MemoryObjects) => ({
  ...memoryStore(objects),
  cache: emptyFolder(),
})

/** The files that visitors may get from a bucket, by key; the registry without the bucket's own fields. */
export const servedFrom = (objects: MemoryObjects) =>
  Object.fromEntries(
    [...objects]
      .filter(([key]) => !key.startsWith('../../../deploy/extensions/bucket/testing') && !/^registry\.json\.|\/\./.test(key))
      .map(([key, { body }]) => [
        key,
        key === 'registry.json' ? plainRegistry(body) : body.toString('base64'),
      ]),
  )

function plainRegistry(body: Buffer) {
  const {
    revision: _revision,
    change: _change,
    settings: _settings,
    ...registry
  } = JSON.parse(body.toString())
  return Buffer.from(JSON.stringify(registry)).toString('base64')
}

export class Killed extends Error {}

/** A store whose user is killed before its n-th request. */
export function killedAt(store: ObjectStore, last: number) {
  let count = 0
  const counted =
    <Words extends unknown[], Result>(operation: (...words: Words) => Promise<Result>) =>
    (...words: Words): Promise<Result> => {
      count += 1
      return count >= last ? Promise.reject(new Killed()) : operation(...words)
    }
  const killed: ObjectStore = {
    read: counted(store.read),
    version: counted(store.version),
    writeIfAbsent: counted(store.writeIfAbsent),
    writeIfUnchanged: counted(store.writeIfUnchanged),
    list: counted(store.list),
    delete: counted(store.delete),
  }
  return { store: killed, requests: () => count }
}
