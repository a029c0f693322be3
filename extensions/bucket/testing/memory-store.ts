import type { NewObject, ObjectStore } from '../../../deploy/workspace/store/object-store'

export type MemoryObjects = Map<string, NewObject & { etag: string }>

/** A store in memory. It is asynchronous like a real one, but needs no network. */
export function memoryStore(objects: MemoryObjects = new Map()) {
  let turn = 0
  const write = (key: string, object: NewObject) => {
    const etag = String((turn += 1))
    objects.set(key, { ...object, etag })
    return etag
  }
  const store: ObjectStore = {
    read: async (key) => objects.get(key),
    version: async (key) => objects.get(key),
    writeIfAbsent: async (key, object) => (objects.has(key) ? undefined : write(key, object)),
    writeIfUnchanged: async (key, object, etag) =>
      objects.get(key)?.etag === etag ? write(key, object) : undefined,
    list: async (prefix) => [...objects.keys()].filter((key) => key.startsWith(prefix)),
    delete: async (key, etag) => objects.get(key)?.etag === etag && objects.delete(key),
  }
  return { store, objects }
}
