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
      .filter(([key]) => !key.startsWith('.') && !/^registry\.json\.|\/\./.test(key))
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

/** A store whose user is killed before its n-th change: reads leave it as it is. */
export function killedAt(store: ObjectStore, last: number) {
  const keys: string[] = []
  const counted =
    <Words extends [key: string, ...unknown[]], Result>(
      operation: (...words: Words) => Promise<Result>,
    ) =>
    (...words: Words): Promise<Result> => {
      keys.push(words[0])
      return keys.length >= last ? Promise.reject(new Killed()) : operation(...words)
    }
  const killed: ObjectStore = {
    ...store,
    writeIfAbsent: counted(store.writeIfAbsent),
    writeIfUnchanged: counted(store.writeIfUnchanged),
    delete: counted(store.delete),
  }
  return { store: killed, keys }
}
